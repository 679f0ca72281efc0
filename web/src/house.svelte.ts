/** The house as this page knows it: its games, the room one is in, and what one may ask of it. */
import { announcer } from './announcer.svelte'
import type { Frame, GameForm, Message, Progress, RoundResult, SeatWish, View } from './messages'
import type { Value } from './games/face'
import { roomHash } from './outside/address'
import { kept, type RoomNote } from './outside/kept'
import { fetchGames } from './outside/wire'
import { route } from './route.svelte'
import { Line, type LineState, type Request } from './socket/line'
import { Parts } from './socket/parts'
import { arrived } from './table/clock'
import { troubleText } from './words/troubles'
import { say, words } from './words/words.svelte'

class House {
  state: LineState = $state('connecting')
  /** Why the house does not let this page in: a code of its errors; null while it does. */
  refusal: Line['refusal'] = $state(null)
  games: GameForm[] = $state.raw([])
  progress: Progress | null = $state.raw(null)
  /** The house says things that this page cannot read: it speaks a newer version. */
  outdated = $state(false)
  /** The matches of this person that are still running. */
  running: string[] = $state.raw([])
  notes: RoomNote[] = $state.raw(kept.rooms.get())
  room: string | null = $state(null)
  /** The newest view of `room`: all that the table shows follows from it. */
  view: View | null = $state.raw(null)
  /** What happens cannot be written to the house's disk at present: the table waits. */
  stuck = $state(false)
  /** The move that is on its way to the house. */
  sending: { state: number; move: string } | null = $state.raw(null)
  /** The way on to the next round is on its way to the house. */
  choosing = $state(false)
  /** A room is being opened: pressing the button again opens no second one. */
  opening = $state(false)
  /** The room one asked for is not there. */
  missing = $state(false)
  /** Why one could not come into the room, in words; null unless that is so. */
  barred: string | null = $state(null)

  #line = new Line(
    new URL('ws', document.baseURI).href.replace(/^http/, 'ws'),
    {
      heard: (message) => this.#hear(message),
      odd: () => (this.outdated = true),
      changed: (state) => {
        this.state = state
        this.refusal = this.#line.refusal
      },
    },
    {
      connect: (address) => new WebSocket(address),
      token: () => this.#token,
      keep: (token) => kept.token.set((this.#token = token)),
    },
  )
  /** Who one is, as long as this page is open, whatever the browser keeps. */
  #token = kept.token.get()
  #parts = new Parts()
  /** The state of the table when a connection was lost with a hand on show. */
  #shown: { seat: number; state: number } | null = null

  start(): void {
    this.#line.start()
    void this.#fetchGames()
    addEventListener('pageshow', () => this.#line.wake())
    addEventListener('online', () => this.#line.wake())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#line.wake()
    })
  }

  /** Ask to be let in once more. */
  again(): void {
    this.#line.again()
  }

  /** Come in as somebody new, whatever was kept of who one was. */
  asNew(): void {
    kept.token.set((this.#token = null))
    this.#line.again()
  }

  /** Open a room and go there. */
  async open(game: string, seats: SeatWish[], options: Record<string, Value>, clock: number | null): Promise<void> {
    await this.#openWith({ type: 'open', game, seats, options, clock })
  }

  /** The same table once more. */
  async rematch(): Promise<void> {
    if (this.room !== null) await this.#openWith({ type: 'rematch', room: this.room })
  }

  /** Come into a room, or leave the one on show (null); the match goes on without being watched. */
  enter(room: string | null): void {
    if (room === this.room) return
    this.#show(room)
    this.enterAgain()
  }

  /** Ask to be let into the room on show. */
  enterAgain(): void {
    const room = this.room
    this.barred = null
    if (room === null) return
    void this.#line.ask({ type: 'enter', room }).then((answer) => {
      if (answer.type !== 'error' || room !== this.room || this.view) return
      if (answer.code === 'no_room') this.missing = true
      else this.barred = troubleText(answer)
    })
  }

  /** Make a move on the seat whose hand is shown; a second one before the answer is not sent (double clicks). */
  async move(move: string): Promise<void> {
    const view = this.view
    if (!view || view.seat === null || this.sending) return
    this.sending = { state: view.state, move }
    const { room, seat, state } = view
    const answer = await this.#line.ask({ type: 'move', room, seat, state, move })
    if (answer.type === 'refused') {
      this.sending = null
      this.explain(answer.reason)
    } else if (answer.type === 'error') {
      this.sending = null
      announcer.explain(troubleText(answer))
    }
  }

  /** Choose how the match goes on after a round. Whoever was faster has chosen for all: the newest view shows it. */
  async next(way: string): Promise<void> {
    const view = this.view
    if (!view || this.choosing) return
    this.choosing = true
    const { room, state } = view
    const answer = await this.#line.ask({ type: 'next', room, state, way })
    this.choosing = false
    if (answer.type === 'refused') this.explain(answer.reason)
    else if (answer.type === 'error') announcer.explain(troubleText(answer))
  }

  /** On a shared device: show the table from `seat`. */
  async face(seat: number | null): Promise<void> {
    if (this.room !== null) await this.#line.ask({ type: 'face', room: this.room, seat })
  }

  /** The finished rounds of the match on show, oldest first; as many as could be had. */
  async rounds(): Promise<RoundResult[]> {
    const room = this.room
    const found: RoundResult[] = []
    for (let before: number | null = null, more = room !== null; more && room !== null; ) {
      const answer = await this.#line.ask({ type: 'history', room, before, limit: 50 })
      if (answer.type !== 'rounds' || !answer.results.length) break
      found.unshift(...answer.results)
      before = answer.results[0]?.round ?? null
      more = answer.more
    }
    return found
  }

  /** End the match for good. */
  async leave(): Promise<void> {
    if (this.room !== null) await this.#line.ask({ type: 'leave', room: this.room })
  }

  /** Say in words why a move is refused. */
  explain(reason: string): void {
    const ofGame = `${this.view?.game}-reason-${reason}`
    announcer.explain(say(words.has(ofGame) ? ofGame : `reason-${reason}`))
  }

  async #openWith(request: Request): Promise<void> {
    if (this.opening) return
    this.opening = true
    const answer = await this.#line.ask(request)
    this.opening = false
    if (answer.type === 'opened') {
      this.#show(answer.room)
      route.go(roomHash(answer.room))
    } else if (answer.type === 'error') {
      announcer.explain(troubleText(answer))
    } else if (answer.type === 'refused') {
      this.explain(answer.reason)
    }
  }

  #show(room: string | null): void {
    this.room = this.#line.room = room
    this.view = this.sending = this.#shown = null
    this.#parts = new Parts()
    this.stuck = false
    this.missing = false
    this.barred = null
  }

  #hear(message: Message): void {
    if (message.type === 'view') this.#take(message)
    else if (message.type === 'progress') this.progress = message.done < message.total ? message : null
    else if (message.type === 'welcome') {
      this.progress = message.progress
      this.running = message.rooms
    } else if (message.type === 'error') {
      if (message.code === 'no_room') this.missing = true
    }
  }

  #take(frame: Frame): void {
    if (frame.room !== this.room) return
    if (frame.table) this.stuck = frame.table.stuck
    const view = this.#parts.add(frame)
    if (view) this.#see(view)
  }

  #see(view: View): void {
    arrived(view)
    this.missing = false
    if (this.sending && view.state > this.sending.state) this.sending = null
    // A new connection begins covered; whoever was looking at a hand goes on unless the table has changed meanwhile.
    const before = this.#shown
    this.#shown = view.seat === null ? null : { seat: view.seat, state: view.state }
    if (before && view.seat === null && before.state === view.state && view.seats[before.seat]?.yours) {
      void this.face(before.seat)
    }
    this.view = view
    this.#note(view)
  }

  #note(view: View): void {
    const others = this.notes.filter((note) => note.room !== view.room)
    const level = view.seats.find((seat) => seat.kind === 'computer')?.level ?? null
    const note: RoomNote = { room: view.room, game: view.game, level, round: view.round, totals: view.totals }
    this.notes = view.over ? others : [note, ...others].slice(0, 12)
    this.running = view.over
      ? this.running.filter((room) => room !== view.room)
      : [view.room, ...this.running.filter((room) => room !== view.room)]
    kept.rooms.set(this.notes)
  }

  async #fetchGames(): Promise<void> {
    for (let wait = 500; this.games.length === 0; wait = Math.min(2 * wait, 8000)) {
      const answer = await fetchGames()
      if (typeof answer === 'object') this.games = answer.found
      // The house is not there yet; the line says so to people, and asking goes on.
      else await new Promise((next) => setTimeout(next, wait))
    }
  }
}

export const house = new House()
