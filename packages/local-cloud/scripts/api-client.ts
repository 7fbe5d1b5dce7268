import { Agent, request } from 'node:http'

const PROJECT = 'games-portal'

/** A parsed response. */
export interface TestResponse {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- scripts read answers freely; a wrong guess fails them
  readonly body: any
}

/** HTTP client of one browser tab: one connection, one session, the requests of the portal's SDK. */
export class ApiClient {
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #cookie = ''

  /**
   * @param url base URL of the server, without a trailing slash
   * @param before client whose session is taken over; its connection is closed
   */
  constructor(url: string, before?: ApiClient) {
    this.#url = `${url}/v1`
    this.#cookie = before === undefined ? '' : before.#cookie
    before?.close()
  }

  /** Closes the connection. */
  close(): void {
    this.#agent.destroy()
  }

  async send(method: string, path: string, body?: object): Promise<TestResponse> {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const sent = request(
        this.#url + path,
        {
          method,
          agent: this.#agent,
          headers: {
            'x-appwrite-project': PROJECT,
            ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
            ...(payload === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          },
        },
        (response) => {
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0]
          if (cookie !== undefined) this.#cookie = cookie.endsWith('=deleted') ? '' : cookie
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            resolve({
              status: response.statusCode ?? 0,
              body: text.startsWith('{') ? JSON.parse(text) : text,
            })
          })
        },
      )
      sent.on('error', reject)
      sent.end(payload)
    })
  }

  async signUp(userId: string, email: string, password: string): Promise<TestResponse> {
    return this.send('POST', '/account', { userId, email, password })
  }

  async signIn(email: string, password: string): Promise<TestResponse> {
    return this.send('POST', '/account/sessions/email', { email, password })
  }

  async list(collection: string, ...queries: readonly object[]): Promise<TestResponse> {
    const search = queries.map(
      (query, at) => `queries%5B${at}%5D=${encodeURIComponent(JSON.stringify(query))}`,
    )
    return this.send('GET', `${documents(collection)}?${search.join('&')}`)
  }

  async create(collection: string, documentId: string, data: object): Promise<TestResponse> {
    return this.send('POST', documents(collection), { documentId, data })
  }

  async update(collection: string, id: string, data: object): Promise<TestResponse> {
    return this.send('PATCH', `${documents(collection)}/${id}`, { data })
  }

  async delete(collection: string, id: string): Promise<TestResponse> {
    return this.send('DELETE', `${documents(collection)}/${id}`, {})
  }
}

/** Queries of the portal, as the SDK's `Query` class serializes them. */
export const Query = {
  equal: (attribute: string, value: string) => ({ method: 'equal', attribute, values: [value] }),
  orderDesc: (attribute: string) => ({ method: 'orderDesc', attribute }),
  limit: (count: number) => ({ method: 'limit', values: [count] }),
  cursorAfter: (id: string) => ({ method: 'cursorAfter', values: [id] }),
}

function documents(collection: string): string {
  return `/databases/games_db/collections/${collection}/documents`
}
