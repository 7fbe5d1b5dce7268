import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { LocalCloud } from '../index.ts'
import { CONFIG, startTestCloud, TestClient } from '../testing/test-cloud.ts'
import { RUN } from './replay.ts'

/** A line of the recording: a connection, a frame, or a request that triggers events. */
interface Line {
  readonly scenario: string
  readonly conn?: string
  readonly dir: 'open' | 'send' | 'recv' | 'close' | 'http'
  readonly url?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly frame?: unknown
  readonly method?: string
  readonly path?: string
  readonly as?: string
  readonly body?: unknown
  readonly status?: number
}

const lines = JSON.parse(readFileSync(new URL('recordings/realtime.json', import.meta.url), 'utf8')) as Line[]
const scenarios = Map.groupBy(lines, ({ scenario }) => scenario)
const userIds: Readonly<Record<string, string>> = { A: `ra${RUN}`, B: `rb${RUN}` }

/** Account fields that other tests change. */
const ACCOUNT = new Set(['name', 'prefs', 'labels'])
/** Subscribers never receive password hashes or secrets, regardless of who changed the account. */
const SECRET = new Set(['password', 'hash', 'hashOptions', 'secret', 'countryName'])
const KEY = 'a key for as long as the test runs, and longer'

/** A connection with its unread frames. */
class Listener {
  readonly #socket: WebSocket
  readonly #frames: unknown[] = []
  readonly closed: Promise<number>
  #arrived = Promise.withResolvers<void>()

  constructor(cloud: LocalCloud, path: string, headers: Readonly<Record<string, string>>) {
    this.#socket = new WebSocket(`${cloud.url.replace('http', 'ws')}${path}`, { headers })
    this.#socket.on('message', (data: Buffer) => {
      this.#frames.push(JSON.parse(data.toString()))
      this.#arrived.resolve()
    })
    this.closed = new Promise((resolve) => this.#socket.on('close', resolve))
    onTestFinished(() => this.#socket.terminate())
  }

  async next(): Promise<unknown> {
    while (this.#frames.length === 0) {
      await this.#arrived.promise
      this.#arrived = Promise.withResolvers()
    }
    return this.#frames.shift()
  }

  send(text: string): void {
    this.#socket.send(text)
  }
}

function masked(value: unknown): unknown {
  const text = JSON.stringify(value, (key, item: unknown) => {
    if (key === '$sequence') return '<sequence>'
    // Appwrite leaks this field in some bulk changes.
    if (key === '$collection') return undefined
    // The order of event names depends on the database type and is not significant.
    if (key === 'events' && Array.isArray(item) && typeof item[1] === 'string')
      return item.toSorted((a, b) => String(a).localeCompare(String(b)))
    if (ACCOUNT.has(key) || SECRET.has(key)) return undefined
    return item
  })
  return JSON.parse(
    text
      .replaceAll(`ra${RUN}@`, 'ra<ts>@')
      .replaceAll(`rb${RUN}@`, 'rb<ts>@')
      .replaceAll(`ra${RUN}`, '<userA>')
      .replaceAll(`rb${RUN}`, '<userB>')
      .replaceAll(RUN, '<ts>')
      .replace(/\b[0-9a-f]{20}\b/g, '<id>')
      .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00/g, '<iso>'),
  )
}

/** Reduces event names to the first name and their number where the recording did. */
function shortenNames(recordedFrame: unknown, frame: unknown): unknown {
  const recordedData = (recordedFrame as { data?: { events?: unknown[]; channels?: unknown[] } }).data
  if (typeof recordedData?.events?.[1] !== 'number') return frame
  const { data, ...rest } = frame as { data: { events: unknown[]; channels: unknown[] } }
  const short = (names: unknown[]) => [names[0], names.length]
  return { ...rest, data: { ...data, events: short(data.events), channels: short(data.channels) } }
}

function filled(text: string, session: (person: string) => string): string {
  return text
    .replaceAll('<userA>', userIds['A'] ?? '')
    .replaceAll('<userB>', userIds['B'] ?? '')
    .replaceAll('<ts>', RUN)
    .replace(/<session of (\w)>/g, (_, person: string) => session(person))
    .replace(/<(.) repeated (\d+) times>/g, (_, character: string, times) => character.repeat(Number(times)))
}

test.each([...scenarios])('matches the recording %s', async (_name, scenario) => {
  const cloud = await startTestCloud({ config: CONFIG, userIds: Object.values(userIds), keys: [KEY] })
  const clients = new Map<string, TestClient>([['guest', new TestClient(cloud)]])
  for (const [name, id] of Object.entries(userIds)) {
    const client = new TestClient(cloud)
    await client.signIn(id)
    clients.set(name, client)
  }
  const server = new TestClient(cloud)
  const withKey = (method: string, path: string, body?: unknown) =>
    server.send(method, path, body, { 'x-appwrite-key': KEY })
  await withKey('POST', '/databases', { databaseId: 'leg_db', name: 'Legacy' })
  await withKey('POST', '/databases/leg_db/collections', {
    collectionId: 'things',
    name: 'Things',
    permissions: ['read("any")'],
    attributes: [{ key: 'title', type: 'string', size: 64 }],
  })
  const session = (person: string) =>
    decodeURIComponent(clients.get(person)?.cookie.split('=').slice(1).join('=') ?? '')
  const withNewestSession = async (path: string) => {
    if (!path.includes('<newest session of A>')) return path
    const { body } = await withKey('GET', `/users/${userIds['A']}/sessions`)
    return path.replace('<newest session of A>', body.sessions.at(-1).$id)
  }
  const listeners = new Map<string, Listener>()
  let last: unknown = null
  for (const line of scenario) {
    const listener = listeners.get(line.conn ?? '')
    switch (line.dir) {
      case 'open': {
        const headers = Object.entries(line.headers ?? {}).map(([name, value]) => [
          name,
          filled(value, session),
        ])
        const opened = new Listener(cloud, filled(line.url ?? '', session), Object.fromEntries(headers))
        listeners.set(line.conn ?? '', opened)
        break
      }
      case 'send': {
        const frame = line.frame as { raw?: string }
        listener?.send(frame.raw ?? filled(JSON.stringify(frame), session))
        break
      }
      case 'recv':
        last = await listener?.next()
        expect(masked(shortenNames(line.frame, last))).toEqual(masked(line.frame))
        break
      case 'http': {
        const path = filled(line.path ?? '', session).replace('/v1', '')
        const body =
          line.body === undefined ? undefined : JSON.parse(filled(JSON.stringify(line.body), session))
        const method = line.method ?? ''
        const response = await (line.as === 'key'
          ? withKey(method, await withNewestSession(path), body)
          : clients.get(line.as ?? '')?.send(method, path, body))
        expect(response?.status, `${line.method} ${path}`).toBe(line.status)
        break
      }
      case 'close':
        if ((last as { data?: { code?: number } }).data?.code === 1008)
          expect(await listener?.closed).toBe(1008)
        else {
          // The response proves that no other frame was sent.
          listener?.send('{"type":"ping"}')
          expect(await listener?.next()).toEqual({ type: 'pong' })
        }
    }
  }
})
