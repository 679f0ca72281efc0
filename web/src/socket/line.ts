/**
 * The line to the house: one WebSocket that mends itself.
 *
 * A command stays with the line until its answer has come; a new connection sends it again under the same id, which
 * the house carries out once. A line that has gone silent is noticed within 11 s by asking, and on waking (the page is
 * shown again, the network is back) at once. Where the house does not let one in, the line says why: it asks again by
 * itself if that may pass, and waits to be told if it will not.
 */
import type { Code, Command, Done, Error, Foreseen, Hinted, ListedTables, Message, Opened, PositionText, Refused, Rounds } from '../messages'
import { messageOf, type Unreadable } from '../outside/wire'

export type LineState = 'connecting' | 'open' | 'waiting' | 'refused'
/** An answer that this page cannot read. */
export type Odd = { type: 'error'; code: 'unreadable' }
export type Answer = Done | Opened | Refused | Error | Rounds | PositionText | Hinted | Foreseen | ListedTables | Odd

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Asking = Exclude<Command, { type: 'hello' | 'ping' }>
/** A command as one asks for it; the line gives it its id. */
export type Request = Without<Asking, 'id'>

export interface Ears {
  /** Every message that answers no request: views, progress, the welcome. */
  heard(message: Message): void
  /** Something was said that this page cannot read. */
  odd(): void
  changed(state: LineState): void
}

/** What a line needs from around it; tests put their own in place. */
export interface Around {
  connect(address: string): WebSocket
  token(): string | null
  keep(token: string): void
}

const VERSION = 2
const BEAT_MS = 1000
/** After so much silence the line asks whether anybody is there … */
const ASK_MS = 5000
/** … and after so much it takes the connection for dead. */
const DEAD_MS = 10_000
/** On waking there is less patience: the page shows old things until the answer. */
const WAKE_MS = 1500
/** Reasons not to be let in that do not pass by themselves: the house and this page do not speak alike. */
const LASTING = ['bad_version', 'bad_message', 'hello_first', 'unreadable']
const BACKOFF_MS = [200, 500, 1000, 2000, 4000, 8000]

export class Line {
  /** The room that every new connection enters, and the key of the link by which one came. */
  room: string | null = null
  key: string | null = null
  state: LineState = 'connecting'
  /** Why the house does not let one in, while it does not: the code of its error. */
  refusal: Code | Odd['code'] | null = null

  #socket: WebSocket | null = null
  #welcomed = false
  #heardAt = 0
  #askedAt = 0
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #pending = new Map<string, { command: Asking; answer: (answer: Answer) => void }>()

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
    private readonly around: Around,
  ) {}

  start(): void {
    this.#beat = setInterval(() => this.#listen(), BEAT_MS)
    this.#connect()
  }

  /** Hang up for good. */
  stop(): void {
    clearInterval(this.#beat)
    clearTimeout(this.#retry)
    this.#drop()
  }

  /** Ask for something; the promise is kept once the answer is here, however many connections that takes. */
  ask(request: Request): Promise<Answer> {
    const command = { ...request, id: newId() } as Asking
    return new Promise((answer) => {
      this.#pending.set(command.id, { command, answer })
      if (this.#welcomed) this.#say(command)
    })
  }

  /** The page is seen again, or the network is back. */
  wake(): void {
    if (this.state === 'refused') return
    if (this.state !== 'open') {
      this.#failures = 0
      this.#connect()
    } else if (Date.now() - this.#heardAt > ASK_MS) {
      this.#connect()
    } else {
      const askedAt = Date.now()
      this.#ping()
      const socket = this.#socket
      setTimeout(() => {
        if (socket === this.#socket && this.state === 'open' && this.#heardAt < askedAt) this.#connect()
      }, WAKE_MS)
    }
  }

  /** Ask to be let in once more, though the house has refused, or before it is time to. */
  again(): void {
    this.#failures = 0
    this.refusal = null
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#drop()
    if (this.refusal === null) this.#become('connecting')
    const socket = this.around.connect(this.address)
    this.#socket = socket
    this.#heardAt = Date.now()
    // What an older connection still has to say is of no interest: it must not undo what a newer one said.
    const current = (act: () => void) => () => void (socket === this.#socket && act())
    socket.onopen = current(() => this.#say({ type: 'hello', version: VERSION, token: this.around.token() }))
    socket.onmessage = (event) => void (socket === this.#socket && this.#hear(messageOf(event.data)))
    socket.onclose = current(() => this.#lost())
    socket.onerror = current(() => this.#lost())
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#welcomed = false
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close()
  }

  #lost(): void {
    this.#drop()
    if (this.refusal !== null && LASTING.includes(this.refusal)) return
    if (this.refusal === null) this.#become('waiting')
    const wait = BACKOFF_MS[Math.min(this.#failures, BACKOFF_MS.length - 1)] ?? 0
    this.#failures += 1
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  #listen(): void {
    if (!this.#socket) return
    const silent = Date.now() - this.#heardAt
    if (silent >= DEAD_MS) this.#lost()
    else if (this.#welcomed && silent >= ASK_MS && this.#askedAt <= this.#heardAt) this.#ping()
  }

  #ping(): void {
    this.#askedAt = Date.now()
    this.#say({ type: 'ping', id: newId() })
  }

  #hear(message: Message | Unreadable): void {
    this.#heardAt = Date.now()
    if (!this.#welcomed && (message.type === 'error' || message.type === 'unreadable')) {
      this.refusal = message.type === 'error' ? message.code : 'unreadable'
      this.#become('refused')
      this.#lost()
      return
    }
    if (message.type === 'welcome') {
      this.around.keep(message.token)
      this.#welcomed = true
      this.#failures = 0
      this.refusal = null
      this.ears.heard(message)
      this.#become('open')
      if (this.room !== null) this.#say({ type: 'enter', id: newId(), room: this.room, key: this.key })
      for (const { command } of this.#pending.values()) this.#say(command)
      return
    }
    if ('id' in message && message.id !== null) {
      const waiting = this.#pending.get(message.id)
      if (waiting && message.type !== 'pong') {
        this.#pending.delete(message.id)
        waiting.answer(message.type === 'unreadable' ? { type: 'error', code: 'unreadable' } : message)
        return
      }
    }
    if (message.type === 'unreadable') this.ears.odd()
    else this.ears.heard(message)
  }

  #say(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
  }

  #become(state: LineState): void {
    if (this.state === state) return
    this.state = state
    this.ears.changed(state)
  }
}

/** A fresh id; `crypto.randomUUID` is missing on plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
