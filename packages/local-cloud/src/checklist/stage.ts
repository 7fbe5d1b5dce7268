import type { Vocabulary } from '../documents/vocabulary.ts'
import { configFile, type Reply, startTestCloud, TestClient } from '../testing/test-cloud.ts'
import type { LocalCloud, LocalCloudOptions } from '../index.ts'

const columns = [
  { key: 'title', type: 'string', size: 8, required: true },
  { key: 'stars', type: 'integer', min: 1, max: 5 },
  { key: 'kind', type: 'enum', elements: ['a', 'b'] },
  { key: 'note', type: 'string', size: 64, default: 'none' },
]
const indexes = [{ key: 'title_note', type: 'unique', columns: ['title', 'note'] }]

/** Collections of every sort of permission, all with the same attributes. */
export const TABLES = [
  { $id: 'private', $permissions: ['create("users")'], rowSecurity: true },
  { $id: 'mixed', $permissions: ['read("users")', 'create("users")'], rowSecurity: true },
  { $id: 'closed', $permissions: ['create("users")'], rowSecurity: false },
  { $id: 'public', $permissions: ['read("any")', 'write("any")'], rowSecurity: false },
  { $id: 'off', $permissions: ['read("any")', 'write("any")'], enabled: false },
].map((table) => ({ databaseId: 'games_db', columns, indexes, ...table }))

/** A server with these collections, a guest and two users. */
export async function stage(options: LocalCloudOptions = {}) {
  const cloud: LocalCloud = await startTestCloud({
    config: configFile(TABLES),
    people: ['amal', 'basim'],
    ...options,
  })
  const [guest, amal, basim] = [new TestClient(cloud), new TestClient(cloud), new TestClient(cloud)]
  await amal.signIn('amal')
  await basim.signIn('basim')
  return { cloud, guest, amal, basim }
}

/** The items of one collection, in either vocabulary, as one client sees them. */
export class Items {
  readonly #client: TestClient
  readonly #vocabulary: Vocabulary
  readonly #path: string

  constructor(client: TestClient, vocabulary: Vocabulary, parent: string, database = 'games_db') {
    this.#client = client
    this.#vocabulary = vocabulary
    this.#path = vocabulary.listPath.replace(':databaseId', database).replace(':parentId', parent)
  }

  async list(...queries: readonly (object | string)[]): Promise<Reply> {
    const search = queries.map((query, index) => {
      const text = typeof query === 'string' ? query : JSON.stringify(query)
      return `queries[${index}]=${encodeURIComponent(text)}`
    })
    return this.#client.send('GET', `${this.#path}?${search.join('&')}`)
  }

  /** The ids of a list, in its order. */
  async ids(...queries: readonly object[]): Promise<string[]> {
    const { body } = await this.list(...queries)
    return body[this.#vocabulary.items].map(({ $id }: { $id: string }) => $id)
  }

  async create(id: string | null | undefined, data: unknown, permissions?: string[]): Promise<Reply> {
    return this.#client.send('POST', this.#path, { [this.#vocabulary.itemId]: id, data, permissions })
  }

  async get(id: string): Promise<Reply> {
    return this.#client.send('GET', `${this.#path}/${id}`)
  }

  async update(id: string, data: object, permissions?: string[]): Promise<Reply> {
    return this.#client.send('PATCH', `${this.#path}/${id}`, { data, permissions })
  }

  async upsert(id: string, data: object): Promise<Reply> {
    return this.#client.send('PUT', `${this.#path}/${id}`, { data })
  }

  async delete(id: string): Promise<Reply> {
    return this.#client.send('DELETE', `${this.#path}/${id}`, {})
  }
}
