import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { generateId } from '../identifiers.ts'
import { prepare } from '../storage/prepare.ts'

/** What a key may be allowed to do, of what there is here. */
export const SCOPES = [
  'databases',
  'collections',
  'tables',
  'attributes',
  'columns',
  'indexes',
  'documents',
  'rows',
  'users',
  'sessions',
].flatMap((name) => [`${name}.read`, `${name}.write`])

/** A key of a server, by what it may do. */
export interface ApiKey {
  readonly scopes: readonly string[]
}

/** The header that carries a key; none is ever read from a cookie. */
export const KEY_HEADER = 'x-appwrite-key'

const SECRET_BYTES = 128

/** The keys with which servers and scripts speak for the project. Of each only a hash is kept. */
export class ApiKeyStore {
  readonly #temporaryKeys: ReadonlyMap<string, ApiKey>
  readonly #insert: StatementSync
  readonly #find: StatementSync

  /** @param temporarySecrets secrets that are good for as long as the server runs, with every scope */
  constructor(db: DatabaseSync, temporarySecrets: readonly string[] = []) {
    this.#temporaryKeys = new Map(
      temporarySecrets.map((secret) => [hash(secret).toString('hex'), { scopes: SCOPES }]),
    )
    this.#insert = prepare(
      db,
      'INSERT INTO api_keys (id, name, secret_hash, scopes, created_at) VALUES (?, ?, ?, ?, ?)',
    )
    this.#find = prepare(db, 'SELECT scopes FROM api_keys WHERE secret_hash = ?')
  }

  /** Makes a key. @returns its secret, which is told only here */
  create(name: string, scopes: readonly string[], now: number): string {
    const secret = `standard_${randomBytes(SECRET_BYTES).toString('hex')}`
    this.#insert.run(generateId(), name, hash(secret), JSON.stringify(scopes), now)
    return secret
  }

  /** The key that a secret is, or null. */
  find(secret: string): ApiKey | null {
    const hashed = hash(secret)
    const row = this.#find.get(hashed)
    if (row !== undefined) return { scopes: JSON.parse(String(row['scopes'])) as string[] }
    return this.#temporaryKeys.get(hashed.toString('hex')) ?? null
  }
}

/** A secret is random, so a fast hash is safe: there is nothing to guess. */
function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
