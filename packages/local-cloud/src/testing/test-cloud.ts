import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type LocalCloud, type LocalCloudOptions, startLocalCloud } from '../index.ts'
import { PASSWORD, insertTestUsers } from './test-users.ts'

/** The product's configuration. */
export const CONFIG = fileURLToPath(new URL('../../../../appwrite.config.json', import.meta.url))

export const PROJECT = 'games-portal'

/** Creates a folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saha-local-cloud-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a configuration file with these tables. */
export function configFile(
  tables: readonly object[],
  settings: object = {},
  databases: readonly string[] = ['games_db'],
  functions: readonly object[] = [],
): string {
  const path = join(temporaryFolder(), 'appwrite.config.json')
  const file = {
    projectId: PROJECT,
    settings,
    tablesDB: databases.map(($id) => ({ $id })),
    tables,
    functions,
  }
  writeFileSync(path, JSON.stringify(file))
  return path
}

/**
 * Starts a server with temporary data that is closed when the test ends. Internal errors of the server fail the test.
 *
 * @param userIds ids of existing accounts: `amal` has the address amal@example.test
 */
export async function startTestCloud({
  userIds = [],
  data = join(temporaryFolder(), 'data.sqlite'),
  ...options
}: LocalCloudOptions & { readonly userIds?: readonly string[] } = {}): Promise<LocalCloud> {
  const failures: unknown[] = []
  insertTestUsers(data, userIds, options.now?.())
  const onFailure = (error: unknown) => failures.push(error)
  const cloud = await startLocalCloud({
    port: 0,
    config: CONFIG,
    data,
    onFailure,
    quickPasswords: true,
    ...options,
  })
  onTestFinished(async () => {
    await cloud.close()
    if (failures.length > 0) throw failures[0]
  })
  return cloud
}

/** A parsed response. */
export interface TestResponse {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers freely; a wrong guess fails them
  readonly body: any
  readonly headers: Headers
}

/** A client with at most one session, like a browser tab. */
export class TestClient {
  readonly #url: string
  #cookie: string

  constructor(cloud: LocalCloud, cookie = '') {
    this.#url = `${cloud.url}/v1`
    this.#cookie = cookie
  }

  /** The session cookie as a request header. */
  get cookie(): string {
    return this.#cookie
  }

  async send(method: string, path: string, body?: unknown, headers: object = {}): Promise<TestResponse> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        'x-appwrite-project': PROJECT,
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  async signIn(person: string, password = PASSWORD): Promise<TestResponse> {
    const email = `${person}@example.test`
    const response = await this.send('POST', '/account/sessions/email', { email, password })
    if (response.status === 201) this.#cookie = (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    return response
  }

  /** Lists the documents of a collection that match these queries. */
  async list(collection: string, ...queries: readonly object[]): Promise<TestResponse> {
    const search = queries.map(
      (query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`,
    )
    return this.send('GET', `${documentsPath(collection)}?${search.join('&')}`)
  }

  async create(
    collection: string,
    documentId: string,
    data: object,
    permissions?: string[],
  ): Promise<TestResponse> {
    return this.send('POST', documentsPath(collection), { documentId, data, permissions })
  }

  async update(collection: string, id: string, data: object, permissions?: string[]): Promise<TestResponse> {
    return this.send('PATCH', `${documentsPath(collection)}/${id}`, { data, permissions })
  }
}

/** Path of a collection's documents below `/v1`. */
export function documentsPath(collection: string): string {
  return `/databases/games_db/collections/${collection}/documents`
}
