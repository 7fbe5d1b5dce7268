import type { Query } from '../documents/queries/parse-query.ts'
import { generateId } from '../identifiers.ts'
import type { RealtimeEvent } from '../api/realtime-event.ts'
import { passes, readFilters } from './filters.ts'

const CHANGES = new Set(['create', 'update', 'upsert', 'delete'])

/** Channels with their filters. */
interface ChannelFilter {
  readonly channels: readonly string[]
  readonly filters: readonly Query[]
}

/** Subscriptions of a connection. */
export class Subscriptions {
  /** Subscribing again under an id adds to it. */
  readonly #filters = new Map<string, ChannelFilter[]>()

  /** Total number of channels. */
  get channels(): number {
    return [...this.#filters.values()].flat().reduce((sum, filter) => sum + filter.channels.length, 0)
  }

  add(id: string, filter: ChannelFilter): void {
    this.#filters.set(id, [...(this.#filters.get(id) ?? []), filter])
  }

  /** @returns whether it existed */
  remove(id: string): boolean {
    return this.#filters.delete(id)
  }

  /** Returns the ids of subscriptions that match an event. */
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

/** Removes channels of other users' accounts. */
export function filterChannels(channels: readonly string[], userId: string | null): string[] {
  return channels.filter((channel) => {
    const [root, id] = channel.split('.')
    return root !== 'account' || id === undefined || CHANGES.has(id) || id === userId
  })
}

/** Returns Appwrite's channel names: `account` also gets the name with the user's id. */
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

/** A subscription from the URL. */
export interface UrlSubscription {
  readonly id: string
  /** The client's number of the subscription. Newer SDKs count from 1; without queries it is 0. */
  readonly slot: string
  readonly filter: ChannelFilter
}

/**
 * Reads the subscriptions of a URL: `channels[]=documents`, with the queries of a channel as `documents[0][]=…` or
 * `documents[0]=…`, where dots in names become `_`. Channels with the same number share a subscription, which uses
 * the queries of the first one.
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

/** Maps slots to ids like a PHP array: a list only when numbered from 0. */
export function formatIdsBySlot(subscriptions: readonly UrlSubscription[]): object {
  const isList = subscriptions.every(({ slot }, index) => slot === String(index))
  return isList
    ? subscriptions.map(({ id }) => id)
    : Object.fromEntries(subscriptions.map(({ slot, id }) => [slot, id]))
}

/** PHP converts dots in parameter names to underscores. */
function replaceDots(name: string): string {
  return name.replaceAll('.', '_')
}

function findSlots(query: URLSearchParams, name: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [key, value] of query) {
    const [, channel = '', slot] = /^([^[]+)(?:\[(\d*)\](?:\[\d*\])?)?$/.exec(key) ?? []
    // `project=<id>` names the project; it is not a query of a channel `project`.
    if (replaceDots(channel) !== name || (slot === undefined && name === 'project')) continue
    const place = slot === '' ? String(found.size) : (slot ?? '0')
    found.set(place, [...(found.get(place) ?? []), value])
  }
  return found.size === 0 ? new Map([['0', []]]) : found
}
