import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DatabaseSync } from 'node:sqlite'
import { toSessionModel } from '../account/models.ts'
import type { SessionStore } from '../auth/session-store.ts'
import type { User, UserStore } from '../auth/user-store.ts'
import type { Collection, Database } from '../config/project.ts'
import { columnsSql, readDocument, type Row } from '../documents/store/stored-document.ts'
import { clientAddress, isLoopbackAddress, isLoopbackName, requestedHostname } from '../http/hosts.ts'
import { type RequestLogEntry, toLogColumns } from '../http/request-log.ts'
import { formatTime } from '../identifiers.ts'
import { formatJson } from '../json.ts'
import { documentsTableName } from '../storage/collection-tables.ts'
import { prepare } from '../storage/prepare.ts'
import { quoteIdentifier } from '../storage/sql.ts'
import { Html, html, LIVE_LOG, page, type HtmlValue, type PageLink, POLICY, table } from './page.ts'

/** Path of the inspector. */
export const INSPECTOR_PATH = '/_'

const PAGE_SIZE = 50
const MAX_LOGGED = 200
const MAX_LISTENERS = 16
/** Documents beyond this are not counted, so that the page stays fast. */
const MAX_COUNTED = 100_000
const MAX_VALUE_LENGTH = 200

const LOG_COLUMNS = ['Time', 'Status', 'Method', 'Path', 'Duration', 'Error']

interface Stores {
  readonly db: DatabaseSync
  readonly databases: ReadonlyMap<string, Database>
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly now: () => number
}

/**
 * Read-only page for developers: documents, accounts and recent requests. It shows no secrets and only responds to
 * loopback clients under a loopback name.
 */
export class Inspector {
  readonly #stores: Stores
  readonly #log: (readonly string[])[] = []
  readonly #listeners = new Set<ServerResponse>()

  constructor(stores: Stores) {
    this.#stores = stores
  }

  /** Adds a request to the log. */
  record(request: RequestLogEntry): void {
    const shown = toLogColumns(request, this.#stores.now())
    this.#log.unshift(shown)
    this.#log.length = Math.min(this.#log.length, MAX_LOGGED)
    for (const listener of this.#listeners) listener.write(`data: ${JSON.stringify(shown)}\n\n`)
  }

  /** Handles a request for `/_` or below. */
  handle(request: IncomingMessage, response: ServerResponse, path: string, search: string): void {
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-security-policy', POLICY)
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-content-type-options', 'nosniff')
    if (!isLocalRequest(request)) return plain(response, 403, 'This page is only available on this computer.')
    if (request.method !== 'GET') return plain(response, 405, 'This page is read-only.')
    if (path === '/_/log/events') return this.#listen(response)
    const content = this.#route(path, new URLSearchParams(search))
    if (content === null) return plain(response, 404, 'Page not found.')
    const text = page(content.title, path, this.#links(), content.body)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text)
  }

  /** Ends the event streams of the log. */
  close(): void {
    for (const listener of this.#listeners) listener.end()
  }

  #route(path: string, query: URLSearchParams): { title: string; body: Html } | null {
    if (path === '/_' || path === '/_/') return this.#overview()
    if (path === '/_/accounts') return this.#accounts(readOffset(query))
    if (path === '/_/log') return this.#requests()
    const [, databaseId = '', collectionId = ''] = /^\/_\/data\/([^/]+)\/([^/]+)$/.exec(path) ?? []
    const collection = this.#stores.databases.get(databaseId)?.collections.get(collectionId)
    return collection === undefined ? null : this.#documents(collection, readOffset(query))
  }

  #links(): [string, PageLink[]][] {
    const { databases, users } = this.#stores
    const server: PageLink[] = [
      { path: '/_/accounts', name: 'Accounts', count: String(users.count()) },
      { path: '/_/log', name: 'Requests' },
    ]
    const data = [...databases.values()].map(({ name, collections }): [string, PageLink[]] => [
      name,
      [...collections.values()].map((collection) => ({
        path: collectionPath(collection),
        name: collection.name,
        count: this.#count(collection),
      })),
    ])
    return [['Server', server], ...data]
  }

  #overview(): { title: string; body: Html } {
    const collections = [...this.#stores.databases.values()].flatMap((database) =>
      [...database.collections.values()].map((collection) => [
        html`<a href="${collectionPath(collection)}">${collection.name}</a>`,
        database.name,
        this.#count(collection),
        collection.attributes.size,
        collection.documentSecurity ? 'collection and document' : 'collection',
      ]),
    )
    const body = html`<h1>Overview</h1>
      <p class="note">Current data of the server. Reload to update.</p>
      ${table('Collections', ['Collection', 'Database', 'Documents', 'Attributes', 'Permissions'], collections)}
      <h2>Recent requests</h2>
      ${table('Recent requests', LOG_COLUMNS, this.#log.slice(0, 10).map(colorStatus))}`
    return { title: 'Overview', body }
  }

  #accounts(offset: number): { title: string; body: Html } {
    const { sessions, users, now } = this.#stores
    const all = users.all()
    const rows = all.slice(offset, offset + PAGE_SIZE).map((user: User) => [
      html`<code>${user.id}</code>`,
      user.email,
      user.name,
      user.phone,
      user.status ? 'active' : html`<span class="bad">blocked</span>`,
      [user.emailVerified ? 'address' : '', user.phoneVerified ? 'phone' : ''].filter(Boolean).join(', '),
      user.labels.join(', '),
      sessions
        .listByUser(user.id, now())
        .map((session) => toSessionModel(session, false))
        .map(({ clientName, osName }) => [clientName, osName].filter(Boolean).join(' on ') || 'unknown')
        .join(', '),
      truncate(user.prefs),
      formatTime(user.createdAt),
    ])
    const columns = ['Id', 'Address', 'Name', 'Phone', 'Status', 'Verified', 'Labels', 'Sessions']
    const body = html`<h1>Accounts</h1>
      <p class="note">Passwords and session secrets are stored as hashes and not shown.</p>
      ${table('Accounts', [...columns, 'Preferences', 'Registered'], rows)}
      ${pages('/_/accounts', offset, all.length)}`
    return { title: 'Accounts', body }
  }

  #requests(): { title: string; body: Html } {
    const rows =
      this.#log.length === 0 ? [['', '', '', 'No requests yet', '', '']] : this.#log.map(colorStatus)
    const body = html`<h1>Requests</h1>
      <p class="note">
        The last ${MAX_LOGGED} requests, without queries, bodies, cookies and e-mail addresses.
      </p>
      <p class="pages"><button type="button" hidden>Pause</button> <span role="status"></span></p>
      ${table('Requests', LOG_COLUMNS, rows)} ${new Html(`<script type="module">${LIVE_LOG}</script>`)}`
    return { title: 'Requests', body }
  }

  #documents(collection: Collection, offset: number): { title: string; body: Html } {
    const tableName = quoteIdentifier(documentsTableName(collection))
    const statement = prepare(
      this.#stores.db,
      `SELECT ${columnsSql(collection)} FROM ${tableName} ORDER BY "$sequence" DESC LIMIT ? OFFSET ?`,
    )
    statement.setReturnArrays(true)
    statement.setReadBigInts(true)
    const found = statement.all(PAGE_SIZE, offset) as unknown as Row[]
    const rows = found.map((row) => {
      const { id, createdAt, updatedAt, permissions, values } = readDocument(collection, row)
      const cells = [...values.values()].map((value) =>
        value === null
          ? html`<small>null</small>`
          : truncate(typeof value === 'string' ? value : formatJson(value)),
      )
      return [html`<code>${id}</code>`, ...cells, permissions.join(' '), createdAt, updatedAt]
    })
    const columns = ['$id', ...collection.attributes.keys(), '$permissions', '$createdAt', '$updatedAt']
    const rights = collection.permissions.map(({ action, role }) => `${action}(${role})`).join(', ')
    const body = html`<h1><bdi>${collection.name}</bdi></h1>
      <p class="note">
        <code>${collection.databaseId}/${collection.id}</code>, newest first.
        ${collection.enabled ? '' : 'Disabled.'} Permissions of the collection:
        ${rights === '' ? 'none' : html`<code>${rights}</code>`}.
      </p>
      ${table(collection.name, columns, rows)}
      ${pages(collectionPath(collection), offset, this.#counted(collection))}`
    return { title: collection.name, body }
  }

  #counted(collection: Collection): number {
    const tableName = quoteIdentifier(documentsTableName(collection))
    const sql = `SELECT count(*) AS total FROM (SELECT 1 FROM ${tableName} LIMIT ${MAX_COUNTED})`
    return Number(prepare(this.#stores.db, sql).get()?.['total'])
  }

  #count(collection: Collection): string {
    const counted = this.#counted(collection)
    return counted === MAX_COUNTED ? `${MAX_COUNTED}+` : String(counted)
  }

  #listen(response: ServerResponse): void {
    if (this.#listeners.size >= MAX_LISTENERS) return plain(response, 503, 'Too many pages are open.')
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n')
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
  }
}

/**
 * Returns whether a request comes from this computer, under a loopback name, and not from another site's page. This
 * rejects DNS rebinding and requests through a proxy.
 */
function isLocalRequest(request: IncomingMessage): boolean {
  const { headers } = request
  const address = clientAddress(request)
  const isProxied = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined)
  const site = headers['sec-fetch-site'] ?? 'none'
  const isOwnPage = site === 'none' || site === 'same-origin'
  return (
    isLoopbackAddress(address) && isLoopbackName(requestedHostname(request) ?? '') && !isProxied && isOwnPage
  )
}

function collectionPath({ databaseId, id }: Collection): string {
  return `/_/data/${databaseId}/${id}`
}

function readOffset(query: URLSearchParams): number {
  const offset = Number(query.get('offset') ?? 0)
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0
}

function pages(path: string, offset: number, total: number): Html {
  if (total <= PAGE_SIZE) return html``
  const last = Math.min(offset + PAGE_SIZE, total)
  const link = (to: number, text: string) => html`<a href="${path}?offset=${to}">${text}</a>`
  return html`<nav class="pages" aria-label="Pages">
    ${offset > 0 ? link(Math.max(0, offset - PAGE_SIZE), 'Previous') : ''}
    <span>${offset + 1} to ${last} of ${total}</span>
    ${last < total ? link(last, 'Next') : ''}
  </nav>`
}

function colorStatus(row: readonly string[]): HtmlValue[] {
  const [time = '', status = '', ...rest] = row
  return [time, html`<span class="${Number(status) < 400 ? 'good' : 'bad'}">${status}</span>`, ...rest]
}

function truncate(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
