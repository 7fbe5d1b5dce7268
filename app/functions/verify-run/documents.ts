/** The checked fields of a row of `high_scores`. */
export interface ScoreRow {
  readonly game_id: unknown
  readonly user_id: unknown
  readonly score: unknown
  readonly $permissions: readonly unknown[]
}

/** Rows of the portal's database. */
export interface Documents {
  /** Returns a row, or null if there is none. */
  get: (collection: 'high_scores', id: string) => Promise<ScoreRow | null>
  /** Creates a row. @returns false if its id or another unique value exists */
  create: (collection: 'verified_scores', id: string, data: object) => Promise<boolean>
  delete: (collection: 'runs', id: string) => Promise<void>
}

interface Connection {
  /** Ends in `/v1`. */
  readonly endpoint: string
  readonly projectId: string
  readonly databaseId: string
  readonly key: string
}

/** Opens the database with the key of an execution. Requests throw on any other answer. */
export function openDocuments({ endpoint, projectId, databaseId, key }: Connection): Documents {
  const send = async (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${endpoint}/databases/${databaseId}/collections/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-appwrite-project': projectId,
        'x-appwrite-key': key,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const fail = async (response: Response, what: string): Promise<never> => {
    throw new Error(`${what} returned ${response.status}: ${(await response.text()).slice(0, 200)}`)
  }
  return {
    async get(collection, id) {
      const response = await send('GET', `${collection}/documents/${encodeURIComponent(id)}`)
      if (response.status === 404) return null
      if (!response.ok) return fail(response, `Reading ${collection}`)
      const row = (await response.json()) as ScoreRow
      return Array.isArray(row.$permissions) ? row : null
    },
    async create(collection, id, data) {
      const response = await send('POST', `${collection}/documents`, { documentId: id, data })
      if (response.status === 409) return false
      return response.ok || fail(response, `Writing ${collection}`)
    },
    async delete(collection, id) {
      const response = await send('DELETE', `${collection}/documents/${encodeURIComponent(id)}`)
      if (!response.ok && response.status !== 404) await fail(response, `Deleting from ${collection}`)
    },
  }
}
