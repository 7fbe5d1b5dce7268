import type { Query } from '../documents/queries/parse-query.ts'
import { generateId } from '../identifiers.ts'
import type { RealtimeEvent } from '../api/realtime-event.ts'
import { passes, readFilters } from './filters.ts'

const CHANGES = new Set(['create', 'update', 'upsert', 'delete'])

/** Channels, and what of them is wanted. */
interface ChannelFilter {
  readonly channels: readonly string[]
  readonly filters: readonly Query[]
}

/** What one connection listens to. */
export class Subscriptions {
  /** What was subscribed later under the same id is added to what was there. */
  readonly #filters = new Map<string, ChannelFilter[]>()

  /** How many channels are listened to, all in all. */
  get channels(): number {
    return [...this.#filters.values()].flat().reduce((sum, filter) => sum + filter.channels.length, 0)
  }

  add(id: string, filter: ChannelFilter): void {
    this.#filters.set(id, [...(this.#filters.get(id) ?? []), filter])
  }

  /** @returns whether there was one */
  remove(id: string): boolean {
    return this.#filters.delete(id)
  }

  /** The ids of those that something that happened is for. */
  matching({ channels, payload }: RealtimeEvent, userId: string | null): string[] {
    const published = new Set(channels)
    return [...this.#filters].flatMap(([id, filters]) =>
      filters.some(
        (filter) =>
          filter.channels.some((channel) => published.has(resolveChannel(channel, userId))) &&
          passes(filter.filters, payload),
      )
        ? [id]
        : [],
    )
  }
}

/** The channels that a person may listen to: nobody listens to another one's account. */
export function filterChannels(channels: readonly string[], userId: string | null): string[] {
  return channels.filter((channel) => {
    const [root, id] = channel.split('.')
    return root !== 'account' || id === undefined || CHANGES.has(id) || id === userId
  })
}

/** The channels by the names that Appwrite tells: `account` is told with the id of the account as well. */
export function resolveChannelNames(channels: readonly string[], userId: string | null): string[] {
  if (userId === null) return [...channels]
  const own = channels.includes('account') ? [`account.${userId}`] : []
  return [...new Set([...channels.map((channel) => resolveChannel(channel, userId)), ...own])]
}

function resolveChannel(channel: string, userId: string | null): string {
  const [root, change = ''] = channel.split('.')
  return root === 'account' && userId !== null && CHANGES.has(change)
    ? `account.${userId}.${change}`
    : channel
}

/** A subscription that an address asks for. */
export interface UrlSubscription {
  readonly id: string
  /** The number under which the client knows it: newer SDKs count from 1, what has no queries is 0. */
  readonly slot: string
  readonly filter: ChannelFilter
}

/**
 * Reads the subscriptions of an address: `channels[]=documents`, with the queries of a channel as `documents[0][]=…`
 * or `documents[0]=…`, where a dot in its name is written `_`. Channels with the same number share a subscription,
 * whose queries are those of the first.
 */
export function readUrlSubscriptions(query: URLSearchParams): UrlSubscription[] {
  const channels = [...query].flatMap(([name, value]) => (/^channels\[\d*\]$/.test(name) ? [value] : []))
  const found = new Map<string, { channels: Set<string>; texts: readonly string[] }>()
  for (const channel of channels)
    for (const [slot, texts] of findSlots(query, replaceDots(channel))) {
      const known = found.get(slot)
      if (known === undefined) found.set(slot, { channels: new Set([channel]), texts })
      else known.channels.add(channel)
    }
  return [...found].map(([slot, { channels: members, texts }]) => ({
    id: generateId(),
    slot,
    filter: { channels: [...members], filters: readFilters([...texts]) },
  }))
}

/** The ids of subscriptions by their slots, as PHP writes an array: a list only if it is numbered from 0 on. */
export function formatIdsBySlot(subscriptions: readonly UrlSubscription[]): object {
  const isList = subscriptions.every(({ slot }, index) => slot === String(index))
  return isList
    ? subscriptions.map(({ id }) => id)
    : Object.fromEntries(subscriptions.map(({ slot, id }) => [slot, id]))
}

/** PHP, in which Appwrite is written, reads the dots in a parameter's name as underscores. */
function replaceDots(name: string): string {
  return name.replaceAll('.', '_')
}

function findSlots(query: URLSearchParams, name: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [key, value] of query) {
    const [, channel = '', slot] = /^([^[]+)(?:\[(\d*)\](?:\[\d*\])?)?$/.exec(key) ?? []
    // A project that is named by its id is the one that is asked, not a query of the channel of this name.
    if (replaceDots(channel) !== name || (slot === undefined && name === 'project')) continue
    const place = slot === '' ? String(found.size) : (slot ?? '0')
    found.set(place, [...(found.get(place) ?? []), value])
  }
  return found.size === 0 ? new Map([['0', []]]) : found
}
