import { faults, type FaultName } from './faults.ts'
import { names, respond, type Answer, type CallName } from './wire.ts'

type Document = Readonly<Record<string, unknown>> & { readonly $id: string }

/** A request that the portal made. */
export interface Call {
  name: CallName
  /** Milliseconds on the virtual clock. */
  at: number
  /** The id that a creation asked for. */
  id: string | undefined
}

interface Query {
  method: string
  attribute?: string
  values?: unknown[]
}

const valuesOf = (queries: readonly Query[], method: string): readonly unknown[] =>
  queries.find((query) => query.method === method)?.values ?? []

const refusal = (status: number, type: string): Answer => ({
  status,
  body: { message: 'Refused', code: status, type, version: '2.0.0' },
})

/** As much of Appwrite as the portal's calls need, for tests and stories, with calls in which something goes wrong. */
export class Backend {
  readonly calls: Call[] = []
  readonly accounts = new Map<string, { id: string; password: string }>()
  readonly documents: Record<string, Document[]> = { favorites: [], ratings: [], high_scores: [] }
  /** Whose session the browser holds. */
  session: string | null = null
  /** An index is missing. */
  cannotSort = false
  /** What goes wrong in which call. */
  readonly wrong = new Map<CallName, FaultName>()

  /** Stands in for the browser's `fetch`. */
  readonly fetch = async (address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address)
    const [, collection, id] = /collections\/(\w+)\/documents\/?(.*)$/.exec(pathname) ?? []
    const queries = [...searchParams].map(([, query]) => JSON.parse(query) as Query)
    const ordered = queries.some((query) => query.method === 'orderDesc')
    const place = collection
      ? `${collection}${id ? '/:id' : ''}${ordered ? '?ordered' : ''}`
      : pathname.slice(4)
    const name = names[`${method} ${place}` as keyof typeof names]
    const data = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>
    const tried = this.calls.filter((call) => call.name === name).length
    this.calls.push({ name, at: Date.now(), id: (data.documentId ?? data.userId) as string | undefined })
    const perform = () =>
      collection ? this.#document(method, collection, id ?? '', data, queries) : this.#account(name, data)
    const fault = this.wrong.get(name)
    return fault ? faults[fault].meet({ perform, tried, backend: this, name }) : respond(perform())
  }

  #account(name: CallName, { userId, email, password }: Record<string, unknown>): Answer {
    const address = String(email)
    const account = this.accounts.get(address)
    if (name === 'create account') {
      if (account) return refusal(409, 'user_already_exists')
      this.accounts.set(address, { id: String(userId), password: String(password) })
      return { status: 201, body: { $id: userId, email } }
    }
    if (name === 'create session') {
      if (this.session) return refusal(401, 'user_session_already_exists')
      if (account?.password !== password) return refusal(401, 'user_invalid_credentials')
      this.session = account?.id ?? null
      return { status: 201, body: { $id: 'session' } }
    }
    if (!this.session) return refusal(401, 'general_unauthorized_scope')
    if (name === 'delete session') {
      this.session = null
      return { status: 204 }
    }
    const [own] = [...this.accounts].filter(([, { id }]) => id === this.session)
    return { status: 200, body: { $id: this.session, email: own?.[0], labels: [] } }
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
      return found ? { status: 200, body: found } : refusal(404, 'document_not_found')
    if (method === 'GET') {
      if (this.cannotSort && queries.some((query) => query.method === 'orderDesc'))
        return refusal(400, 'general_query_invalid')
      const equals = queries.filter((query) => query.method === 'equal')
      const documents = all.filter((document) =>
        equals.every(({ attribute, values }) => values?.includes(document[attribute ?? ''])),
      )
      const [limit = 25] = valuesOf(queries, 'limit')
      const after = documents.findIndex(({ $id }) => $id === valuesOf(queries, 'cursorAfter')[0]) + 1
      return {
        status: 200,
        body: { total: documents.length, documents: documents.slice(after, after + Number(limit)) },
      }
    }
    if (!this.session) return refusal(401, 'user_unauthorized')
    const data = body.data as Record<string, unknown>
    if (method === 'POST') {
      const unique = collection !== 'high_scores'
      const taken = all.some(
        (document) =>
          document.$id === body.documentId ||
          (unique && document.user_id === data.user_id && document.game_id === data.game_id),
      )
      if (taken) return refusal(409, 'document_already_exists')
      const $permissions = [`delete("user:${this.session}")`]
      const document = {
        ...data,
        $id: String(body.documentId),
        $createdAt: '2026-01-01T00:00:00Z',
        $permissions,
      }
      all.push(document)
      return { status: 201, body: document }
    }
    if (!found) return refusal(404, 'document_not_found')
    this.documents[collection] = all.filter((document) => document !== found)
    if (method === 'DELETE') return { status: 204 }
    const changed = { ...found, ...data }
    this.documents[collection].push(changed)
    return { status: 200, body: changed }
  }
}
