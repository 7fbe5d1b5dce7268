import { userAnswer } from '../account/answers.ts'
import type { Caller } from '../account/caller.ts'
import type { Happening } from '../http/happening.ts'
import { BadMessage, type Message, readMessage } from './messages.ts'
import { type AddressedSubscription, idsBySlot, named, permitted, Subscriptions } from './subscriptions.ts'

/** What a connection is given to speak through. */
export interface Line {
  readonly send: (frame: object) => void
}

/** What a connection asks of its server. */
export interface Desk {
  /** Who holds a session, or null when nobody does. */
  readonly holderOf: (session: string) => Caller | null
  readonly now: () => number
}

/** As Appwrite counts it. */
const MESSAGES_A_MINUTE = 32
const MOST_CHANNELS = 200
const MINUTE = 60_000

/** One client that listens: what it says is answered in order, what happens is told it where it may know. */
export class Connection {
  readonly #line: Line
  readonly #desk: Desk
  readonly #subscriptions = new Subscriptions()
  #caller: Caller
  #minute = { from: 0, messages: 0 }

  constructor(line: Line, desk: Desk, caller: Caller, wanted: readonly AddressedSubscription[]) {
    this.#line = line
    this.#desk = desk
    this.#caller = caller
    const userId = caller.user?.id ?? null
    const channels = permitted(
      wanted.flatMap(({ part }) => part.channels),
      userId,
    )
    for (const { id, part } of wanted)
      this.#subscriptions.add(id, { ...part, channels: permitted(part.channels, userId) })
    line.send({
      type: 'connected',
      data: {
        channels: named([...new Set(channels)], userId),
        subscriptions: idsBySlot(wanted),
        user: caller.user === null ? null : userAnswer(caller.user),
      },
    })
  }

  /** Who listens. */
  get caller(): Caller {
    return this.#caller
  }

  /** Answers a message. */
  receive(text: string): void {
    try {
      if (!this.#mayAsk()) throw new BadMessage(1013)
      this.#answer(readMessage(text))
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error
      this.#line.send({ type: 'error', data: { code: error.code, message: error.message } })
    }
  }

  /** The subscriptions to which something that happened is told; none when this caller may not know of it. */
  matching(happening: Happening, caller: Caller): string[] {
    if (!happening.hearers.some((role) => caller.roles.includes(role))) return []
    return this.#subscriptions.matching(happening, caller.user?.id ?? null)
  }

  #answer(message: Message): void {
    switch (message.type) {
      case 'ping':
        this.#line.send({ type: 'pong' })
        return
      case 'authentication': {
        const caller = this.#desk.holderOf(message.session)
        if (caller?.user == null) throw new BadMessage()
        this.#caller = caller
        this.#respond(message.type, { user: userAnswer(caller.user) })
        return
      }
      case 'subscribe': {
        const userId = this.#caller.user?.id ?? null
        const wanted = message.items.map((item) => ({ ...item, channels: permitted(item.channels, userId) }))
        const more = wanted.reduce((sum, { channels }) => sum + Math.max(1, channels.length), 0)
        if (this.#subscriptions.channels + more > MOST_CHANNELS) throw new BadMessage(1013)
        for (const { id, channels, filters } of wanted) this.#subscriptions.add(id, { channels, filters })
        const subscriptions = wanted.map(({ id, channels, queries }) => ({
          subscriptionId: id,
          channels: named(channels, userId),
          queries,
        }))
        this.#respond(message.type, { subscriptions })
        return
      }
      case 'unsubscribe': {
        const subscriptions = message.ids.map((id) => ({
          subscriptionId: id,
          removed: this.#subscriptions.remove(id),
        }))
        this.#respond(message.type, { subscriptions })
      }
    }
  }

  #respond(to: Message['type'], data: object): void {
    this.#line.send({ type: 'response', data: { to, success: true, ...data } })
  }

  #mayAsk(): boolean {
    const now = this.#desk.now()
    if (now - this.#minute.from >= MINUTE) this.#minute = { from: now, messages: 0 }
    this.#minute.messages += 1
    return this.#minute.messages <= MESSAGES_A_MINUTE
  }
}
