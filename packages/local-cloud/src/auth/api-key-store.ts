import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { SCOPES } from '../config/scopes.ts'
import { generateId } from '../identifiers.ts'
import { prepare } from '../storage/prepare.ts'

/** The permissions of an API key. */
export interface ApiKey {
  readonly scopes: readonly string[]
}

/** Header that carries a key. Keys are never read from cookies. */
export const KEY_HEADER = 'x-appwrite-key'

const SECRET_BYTES = 128

/** Stores the API keys of servers and scripts, as hashes only. */
export class ApiKeyStore {
  readonly #temporaryKeys: Map<string, ApiKey>
  readonly #insert: StatementSync
  readonly #find: StatementSync

  /** @param temporarySecrets keys with every scope that are valid while the server runs */
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

  /** Creates a key. @returns its secret, which is not stored */
  create(name: string, scopes: readonly string[], now: number): string {
    const secret = `standard_${randomBytes(SECRET_BYTES).toString('hex')}`
    this.#insert.run(generateId(), name, hash(secret), JSON.stringify(scopes), now)
    return secret
  }

  /** Creates a key that is not stored and lasts until `revoke`, at most as long as the server runs. */
  issue(scopes: readonly string[]): { readonly secret: string; readonly revoke: () => void } {
    const secret = `ephemeral_${randomBytes(SECRET_BYTES).toString('hex')}`
    const hashed = hash(secret).toString('hex')
    this.#temporaryKeys.set(hashed, { scopes })
    return { secret, revoke: () => this.#temporaryKeys.delete(hashed) }
  }

  /** Returns the key of a secret, or null. */
  find(secret: string): ApiKey | null {
    const hashed = hash(secret)
    const row = this.#find.get(hashed)
    if (row !== undefined) return { scopes: JSON.parse(String(row['scopes'])) as string[] }
    return this.#temporaryKeys.get(hashed.toString('hex')) ?? null
  }
}

/** Secrets are random, so a fast hash is safe. */
function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
