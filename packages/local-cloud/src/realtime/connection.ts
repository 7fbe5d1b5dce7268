import { toUserModel } from '../account/models.ts'
import type { Caller } from '../auth/caller.ts'
import type { RealtimeEvent } from '../api/realtime-event.ts'
import { MessageError, type Message, readMessage } from './messages.ts'
import {
  type UrlSubscription,
  formatIdsBySlot,
  resolveChannelNames,
  filterChannels,
  Subscriptions,
} from './subscriptions.ts'

/** Output of a connection. */
export interface FrameSink {
  readonly send: (frame: object) => void
}

/** Server functions that a connection needs. */
export interface ConnectionContext {
  /** Returns the caller of a session, or null for an invalid one. */
  readonly findSessionCaller: (session: string) => Caller | null
  readonly now: () => number
}

/** Appwrite's rate limit. */
const MAX_MESSAGES_PER_MINUTE = 32
const MAX_CHANNELS = 200
const MINUTE = 60_000

/** A connected client: answers its messages in order and matches events to its subscriptions. */
export class Connection {
  readonly #sink: FrameSink
  readonly #context: ConnectionContext
  readonly #subscriptions = new Subscriptions()
  #caller: Caller
  #minute = { from: 0, messages: 0 }

  constructor(
    sink: FrameSink,
    context: ConnectionContext,
    caller: Caller,
    requested: readonly UrlSubscription[],
  ) {
    this.#sink = sink
    this.#context = context
    this.#caller = caller
    const userId = caller.user?.id ?? null
    const channels = filterChannels(
      requested.flatMap(({ filter }) => filter.channels),
      userId,
    )
    for (const { id, filter } of requested)
      this.#subscriptions.add(id, { ...filter, channels: filterChannels(filter.channels, userId) })
    sink.send({
      type: 'connected',
      data: {
        channels: resolveChannelNames([...new Set(channels)], userId),
        subscriptions: formatIdsBySlot(requested),
        user: caller.user === null ? null : toUserModel(caller.user),
      },
    })
  }

  /** The authenticated caller. */
  get caller(): Caller {
    return this.#caller
  }

  /** Handles a message. */
  receive(text: string): void {
    try {
      if (!this.#countMessage()) throw new MessageError(1013)
      this.#answer(readMessage(text))
    } catch (error) {
      if (!(error instanceof MessageError)) throw error
      this.#sink.send({ type: 'error', data: { code: error.code, message: error.message } })
    }
  }

  /** Returns the ids of subscriptions that match an event; none when the caller may not receive it. */
  matching(event: RealtimeEvent, caller: Caller): string[] {
    if (!event.roles.some((role) => caller.roles.includes(role))) return []
    return this.#subscriptions.matching(event, caller.user?.id ?? null)
  }

  #answer(message: Message): void {
    switch (message.type) {
      case 'ping':
        this.#sink.send({ type: 'pong' })
        return
      case 'authentication': {
        const caller = this.#context.findSessionCaller(message.session)
        if (caller?.user == null) throw new MessageError()
        this.#caller = caller
        this.#respond(message.type, { user: toUserModel(caller.user) })
        return
      }
      case 'subscribe': {
        const userId = this.#caller.user?.id ?? null
        const requested = message.items.map((item) => ({
          ...item,
          channels: filterChannels(item.channels, userId),
        }))
        const more = requested.reduce((sum, { channels }) => sum + Math.max(1, channels.length), 0)
        if (this.#subscriptions.channels + more > MAX_CHANNELS) throw new MessageError(1013)
        for (const { id, channels, filters } of requested) this.#subscriptions.add(id, { channels, filters })
        const subscriptions = requested.map(({ id, channels, queries }) => ({
          subscriptionId: id,
          channels: resolveChannelNames(channels, userId),
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
    this.#sink.send({ type: 'response', data: { to, success: true, ...data } })
  }

  #countMessage(): boolean {
    const now = this.#context.now()
    if (now - this.#minute.from >= MINUTE) this.#minute = { from: now, messages: 0 }
    this.#minute.messages += 1
    return this.#minute.messages <= MAX_MESSAGES_PER_MINUTE
  }
}
