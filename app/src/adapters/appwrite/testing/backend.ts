import { faults, type FaultName } from './faults.ts'
import { names, respond, type Answer, type CallName } from './wire.ts'

type Document = Readonly<Record<string, unknown>> & { readonly $id: string }

/** A recorded request. */
export interface Call {
  name: CallName
  /** Time on the virtual clock, in ms. */
  at: number
  /** Requested document id. */
  id: string | undefined
}

interface Query {
  method: string
  attribute?: string
  values?: unknown[]
}

const valuesOf = (queries: readonly Query[], method: string): readonly unknown[] =>
  queries.find((query) => query.method === method)?.values ?? []

/** Returns whether a document matches a query; queries of order and limit match every document. */
function matches(document: Document, { method, attribute = '', values = [] }: Query): boolean {
  const value = document[attribute]
  const [bound] = values
  if (method === 'equal') return values.includes(value)
  if (method === 'greaterThan') return Number(value) > Number(bound)
  if (method === 'greaterThanEqual') return String(value) >= String(bound)
  if (method === 'lessThan') return String(value) < String(bound)
  return true
}

const errorResponse = (status: number, type: string): Answer => ({
  status,
  body: { message: 'Refused', code: status, type, version: '2.0.0' },
})

/** Fake of the Appwrite APIs that the portal calls, with injectable faults, for tests and stories. */
export class Backend {
  readonly calls: Call[] = []
  readonly accounts = new Map<string, { id: string; password: string; name?: string }>()
  readonly documents: Record<string, Document[]> = { favorites: [], ratings: [], high_scores: [] }
  /** User id of the browser's session. */
  session: string | null = null
  /** Rejects sorted queries, as without an index. */
  cannotSort = false
  /** Enforces one favorite and one rating per user and game, like an index of older servers. */
  uniquePairs = false
  /** Forbids changes of scores. */
  scoresStay = true
  /** Labels by account id. */
  readonly labels = new Map<string, readonly string[]>()
  /** Ids of blocked accounts. */
  readonly blocked = new Set<string>()
  /** Fault of each call. */
  readonly wrong = new Map<CallName, FaultName>()
  #moment = Date.parse('2026-01-02T00:00:00Z')

  /** Creates a backend with one account, whose user is signed in. */
  static signedInAs(id: string): Backend {
    const backend = new Backend()
    backend.accounts.set(`${id}@example.com`, { id, password: 'open sesame' })
    backend.session = id
    return backend
  }

  /** Replaces the browser's `fetch`. */
  readonly fetch = async (address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address)
    const [, collection, id] = /collections\/(\w+)\/documents\/?(.*)$/.exec(pathname) ?? []
    const queries = [...searchParams].map(([, query]) => JSON.parse(query) as Query)
    const ordered = queries.some((query) => query.method === 'orderDesc')
    const ofGame = collection === 'favorites' && queries.some((query) => query.attribute === 'game_id')
    const own = collection === 'high_scores' && queries.some((query) => query.attribute === 'user_id')
    const place = collection
      ? `${collection}${id ? '/:id' : ''}${ordered ? '?ordered' : ''}${ofGame ? '?game' : ''}${own ? '?own' : ''}`
      : pathname.slice(4)
    const name = names[`${method} ${place}` as keyof typeof names]
    const data = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>
    const tried = this.calls.filter((call) => call.name === name).length
    this.calls.push({ name, at: Date.now(), id: (data.documentId ?? data.userId) as string | undefined })
    const perform = () => {
      // Applies to every request of a blocked account.
      if (this.session && this.blocked.has(this.session)) return errorResponse(403, 'user_blocked')
      return collection
        ? this.#document(method, collection, id ?? '', data, queries)
        : this.#account(name, data)
    }
    const fault = this.wrong.get(name)
    return fault ? faults[fault].meet({ perform, tried, backend: this, name }) : respond(perform())
  }

  #account(name: CallName, body: Record<string, unknown>): Answer {
    const { userId, email, password } = body
    const address = String(email)
    const account = this.accounts.get(address)
    if (name === 'create account') {
      if (account) return errorResponse(409, 'user_already_exists')
      this.accounts.set(address, { id: String(userId), password: String(password) })
      return { status: 201, body: { $id: userId, email } }
    }
    if (name === 'create session') {
      if (this.session) return errorResponse(401, 'user_session_already_exists')
      if (account?.password !== password) return errorResponse(401, 'user_invalid_credentials')
      if (account && this.blocked.has(account.id)) return errorResponse(403, 'user_blocked')
      this.session = account?.id ?? null
      return { status: 201, body: { $id: 'session' } }
    }
    if (!this.session) return errorResponse(401, 'general_unauthorized_scope')
    if (name === 'delete session') {
      this.session = null
      return { status: 204 }
    }
    if (name === 'create token') return { status: 201, body: { jwt: 'head.body.signature' } }
    const [own] = [...this.accounts].filter(([, { id }]) => id === this.session)
    const answer = this.#profile(this.session, own?.[0])
    if (name === 'end account sessions') {
      this.session = null
      return { status: 204 }
    }
    if (name === 'close account') {
      this.blocked.add(this.session)
      this.session = null
      return answer
    }
    if (name === 'change account password') {
      if (own?.[1].password !== body.oldPassword) return errorResponse(401, 'user_invalid_credentials')
      Object.assign(own?.[1] ?? {}, { password })
    }
    if (name === 'change account name') Object.assign(own?.[1] ?? {}, { name: body.name })
    return this.#profile(this.session, own?.[0])
  }

  #profile(id: string, email: string | undefined): Answer {
    const name = this.accounts.get(email ?? '')?.name ?? ''
    const body = {
      $id: id,
      $createdAt: '2026-03-21T09:00:00.000+00:00',
      email,
      name,
      labels: this.labels.get(id) ?? [],
    }
    return { status: 200, body }
  }

  #document(
    method: string,
    collection: string,
    id: string,
    body: Record<string, unknown>,
    queries: Query[],
  ): Answer {
    const all = (this.documents[collection] ??= [])
    const found = all.find((document) => document.$id === id)
    if (method === 'GET' && id)
      return found ? { status: 200, body: found } : errorResponse(404, 'document_not_found')
    if (method === 'GET') {
      if (this.cannotSort && queries.some((query) => query.method === 'orderDesc'))
        return errorResponse(400, 'general_query_invalid')
      const documents = all.filter((document) => queries.every((query) => matches(document, query)))
      const order = queries.find((query) => query.method === 'orderDesc')?.attribute
      if (order !== undefined) documents.sort((a, b) => Number(b[order]) - Number(a[order]))
      const [limit = 25] = valuesOf(queries, 'limit')
      const after = documents.findIndex(({ $id }) => $id === valuesOf(queries, 'cursorAfter')[0]) + 1
      return {
        status: 200,
        body: { total: documents.length, documents: documents.slice(after, after + Number(limit)) },
      }
    }
    if (!this.session) return errorResponse(401, 'user_unauthorized')
    const data = body.data as Record<string, unknown>
    if (method === 'POST') {
      const unique = this.uniquePairs && collection !== 'high_scores'
      const taken = all.some(
        (document) =>
          document.$id === body.documentId ||
          (unique && document.user_id === data.user_id && document.game_id === data.game_id),
      )
      if (taken) return errorResponse(409, 'document_already_exists')
      const document = {
        ...data,
        $id: String(body.documentId),
        $createdAt: this.#now(),
        $updatedAt: this.#now(),
        $permissions: [`delete("user:${this.session}")`],
      }
      all.push(document)
      return { status: 201, body: document }
    }
    if (!found) return errorResponse(404, 'document_not_found')
    if (collection === 'high_scores' && this.scoresStay) return errorResponse(401, 'user_unauthorized')
    // Lists are in order of creation.
    if (method === 'DELETE') {
      this.documents[collection] = all.filter((document) => document !== found)
      return { status: 204 }
    }
    const changed = { ...found, ...data, $updatedAt: this.#now() }
    this.documents[collection] = all.map((document) => (document === found ? changed : document))
    return { status: 200, body: changed }
  }

  /** Returns a timestamp in Appwrite's format, later than the previous one. */
  #now(): string {
    this.#moment += 1
    return new Date(this.#moment).toISOString().replace('Z', '+00:00')
  }
}
