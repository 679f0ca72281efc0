/** The house as this page knows it: its games, the room one is in, and what one may ask of it. */
import { announcer } from './announcer.svelte'
import type { Foreseen, Frame, GameForm, Listed, Message, Open, Own, PlayNow, Progress, RoundResult, Table, View } from './messages'
import { roomHash } from './outside/address'
import { kept, type RoomNote } from './outside/kept'
import { fetchGames } from './outside/wire'
import { route } from './route.svelte'
import { chat } from './room/chat.svelte'
import { Line, type Answer, type LineState, type Request } from './socket/line'
import { Parts } from './socket/parts'
import { arrived } from './table/clock'
import { troubleText } from './words/troubles'
import { say, words } from './words/words.svelte'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** What one may ask of the room on show. */
export type RoomWish = Without<Extract<Request, { room: string }>, 'room'>

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
  /** The table of `room`: what is played, who sits there, whether it has begun. */
  table: Table | null = $state.raw(null)
  /** What is this page's own there: its seats, the links it may give away. */
  own: Own | null = $state.raw(null)
  /** When the newest frame came, by a clock that only runs forward, in seconds. */
  #heardAt = 0
  /** When one came into the room, by the house's time. */
  #entered: number | null = null
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
  async open(wish: Omit<Open, 'type' | 'id'>): Promise<void> {
    await this.#openWith({ type: 'open', ...wish, name: this.name })
  }

  /** Sit down wherever just this is played, or wait for somebody who wants it too. */
  async playNow(wish: Omit<PlayNow, 'type' | 'id'>): Promise<void> {
    await this.#openWith({ type: 'play_now', ...wish, name: this.name })
  }

  /** The same table once more; with `invite`, by a new link. */
  async rematch(invite = false): Promise<void> {
    if (this.room !== null) await this.#openWith({ type: 'rematch', room: this.room, invite })
  }

  /** The others have gone: end this match, and begin a new one with computer players in their place (KP-05). */
  async instead(): Promise<void> {
    if (this.room !== null) await this.#openWith({ type: 'instead', room: this.room })
  }

  /** The key of the link by which one came into the room on show. */
  get key(): string | null {
    return this.#line.key
  }

  /** What the others call whoever sits before this page; null leaves it to the house. */
  get name(): string | null {
    return kept.name.get().trim() || null
  }

  /** Come into a room by a link's key, or leave the one on show (null); the match goes on without being watched. */
  enter(room: string | null, key: string | null = null): void {
    if (room === this.room && key === this.#line.key) return
    this.#show(room, key)
    this.enterAgain()
  }

  /** Ask for something in the room on show; why it was not done is said in words. Whether it was. */
  async ask(wish: RoomWish): Promise<boolean> {
    if (this.room === null) return false
    const answer = await this.#line.ask({ ...wish, room: this.room } as Request)
    this.#excuse(answer)
    return answer.type === 'done'
  }

  /** The tables where anybody may sit down; null where they could not be had. */
  async tables(game: string): Promise<Listed[] | null> {
    const answer = await this.#line.ask({ type: 'tables', game })
    return answer.type === 'tables' ? answer.tables : null
  }

  /** The time at the house, in seconds: what tables say of when something happened is told by it. */
  now(): number {
    return (this.own?.now ?? 0) + performance.now() / 1000 - this.#heardAt
  }

  /** Ask to be let into the room on show. */
  enterAgain(): void {
    const room = this.room
    this.barred = null
    if (room === null) return
    void this.#line.ask({ type: 'enter', room, key: this.#line.key }).then((answer) => {
      if (room !== this.room || this.table) return
      if (answer.type === 'error' && answer.code === 'no_room') this.missing = true
      else if (answer.type === 'error') this.barred = troubleText(answer)
      else if (answer.type === 'refused') this.barred = this.reason(answer.reason)
    })
  }

  /** Make a move on the seat whose hand is shown; a second one before the answer is not sent (double clicks). */
  async move(move: string): Promise<void> {
    const view = this.view
    if (!view || view.seat === null || this.sending) return
    this.sending = { state: view.state, move }
    const { room, seat, state } = view
    const answer = await this.#line.ask({ type: 'move', room, seat, state, move })
    if (answer.type === 'refused' || answer.type === 'error') this.sending = null
    this.#excuse(answer)
  }

  /** Choose how the match goes on after a round. Whoever was faster has chosen for all: the newest view shows it. */
  async next(way: string): Promise<void> {
    const view = this.view
    if (!view || this.choosing) return
    this.choosing = true
    await this.ask({ type: 'next', state: view.state, way })
    this.choosing = false
  }

  /** What the strongest computer player would do on the seat whose hand is shown; null where it is not told. */
  async hint(): Promise<string | null> {
    const view = this.view
    if (!view || view.seat === null) return null
    const { room, seat, state } = view
    const answer = await this.#line.ask({ type: 'hint', room, seat, state })
    this.#excuse(answer)
    return answer.type === 'hinted' ? answer.move : null
  }

  /** What would come of a move on the seat whose hand is shown; null where it is not told. */
  async foresee(move: string): Promise<Foreseen | null> {
    const view = this.view
    if (!view || view.seat === null) return null
    const { room, seat, state } = view
    const answer = await this.#line.ask({ type: 'foresee', room, seat, state, move })
    this.#excuse(answer)
    return answer.type === 'foreseen' ? answer : null
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

  /** Say in words why a move is refused. */
  explain(reason: string): void {
    announcer.explain(this.reason(reason))
  }

  /** A reason of the house's, or of the game's, in words. */
  reason(reason: string): string {
    const ofGame = `${this.table?.game}-reason-${reason}`
    return say(words.has(ofGame) ? ofGame : `reason-${reason}`)
  }

  /** Say why something was not done, if it was not. */
  #excuse(answer: Answer): void {
    if (answer.type === 'refused') this.explain(answer.reason)
    else if (answer.type === 'error') announcer.explain(troubleText(answer))
  }

  async #openWith(request: Request): Promise<void> {
    if (this.opening) return
    this.opening = true
    const answer = await this.#line.ask(request)
    this.opening = false
    if (answer.type === 'opened') {
      if (answer.room !== this.room) this.#show(answer.room, null)
      route.go(roomHash(answer.room))
    } else this.#excuse(answer)
  }

  #show(room: string | null, key: string | null): void {
    this.room = this.#line.room = room
    this.#line.key = key
    this.view = this.sending = this.#shown = this.table = this.own = null
    this.#parts = new Parts()
    this.#entered = null
    chat.clear()
    this.missing = false
    this.barred = null
  }

  #hear(message: Message): void {
    if (message.type === 'view') this.#take(message)
    else if (message.type === 'chat') {
      if (message.room === this.room) chat.hear(message, this.own?.seats ?? [], this.#entered)
    }
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
    const room = this.#parts.add(frame)
    if (!room) return
    this.#heardAt = performance.now() / 1000
    this.#entered ??= room.own.now
    this.missing = false
    this.barred = null
    this.table = room.table
    this.own = room.own
    if (room.view) this.#see(room.view)
  }

  #see(view: View): void {
    arrived(view)
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
