import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { generateId } from '../identifiers.ts'
import { transaction } from '../storage/database.ts'
import { prepare } from '../storage/prepare.ts'

/** A stored session. Times are milliseconds since 1970. Only the hash of its secret is stored. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly expiresAt: number
  readonly ip: string
  readonly userAgent: string
  readonly provider: SessionProvider
  /** E-mail address of the sign-in, or empty. */
  readonly providerUid: string
}

/** Origin of the session: a password, an anonymous sign-in, or a server. */
export type SessionProvider = 'email' | 'anonymous' | 'server'

/** Fields given when a session is created. */
export type NewSession = Pick<Session, 'userId' | 'ip' | 'userAgent' | 'provider' | 'providerUid'>

const SECRET_BYTES = 128

/** Stores the sessions of all accounts. */
export class SessionStore {
  readonly #db: DatabaseSync
  readonly #limit: number
  readonly #lifetime: number
  readonly #insert: StatementSync
  readonly #bySecret: StatementSync
  readonly #byId: StatementSync
  readonly #byUser: StatementSync
  readonly #delete: StatementSync
  readonly #deleteAll: StatementSync
  readonly #deleteOthers: StatementSync
  readonly #deleteExpired: StatementSync
  readonly #deleteOldest: StatementSync
  readonly #extend: StatementSync

  /**
   * @param limit maximum number of sessions of an account
   * @param lifetimeSeconds lifetime of a session
   */
  constructor(db: DatabaseSync, limit: number, lifetimeSeconds: number) {
    this.#db = db
    this.#limit = limit
    this.#lifetime = lifetimeSeconds * 1000
    this.#insert = prepare(
      db,
      `INSERT INTO sessions (id, user_id, secret_hash, created_at, updated_at, expires_at, ip, user_agent, provider, provider_uid)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.#bySecret = prepare(db, 'SELECT * FROM sessions WHERE secret_hash = ? AND expires_at > ?')
    this.#byId = prepare(db, 'SELECT 1 FROM sessions WHERE id = ? AND expires_at > ?')
    this.#byUser = prepare(
      db,
      'SELECT * FROM sessions WHERE user_id = ? AND expires_at > ? ORDER BY sequence',
    )
    this.#delete = prepare(db, 'DELETE FROM sessions WHERE id = ?')
    this.#deleteAll = prepare(db, 'DELETE FROM sessions WHERE user_id = ?')
    this.#deleteOthers = prepare(db, 'DELETE FROM sessions WHERE user_id = ? AND id <> ?')
    this.#deleteExpired = prepare(db, 'DELETE FROM sessions WHERE expires_at <= ?')
    this.#deleteOldest = prepare(
      db,
      `DELETE FROM sessions WHERE user_id = ?1 AND sequence NOT IN
         (SELECT sequence FROM sessions WHERE user_id = ?1 ORDER BY sequence DESC LIMIT ?2)`,
    )
    this.#extend = prepare(db, 'UPDATE sessions SET expires_at = ?, updated_at = ? WHERE id = ?')
  }

  /** Creates a session. Beyond the limit the oldest one is deleted. The secret is only returned here. */
  create(newSession: NewSession, now: number): { session: Session; secret: string } {
    const secret = randomBytes(SECRET_BYTES).toString('hex')
    const session = {
      ...newSession,
      id: generateId(),
      createdAt: now,
      updatedAt: now,
      expiresAt: now + this.#lifetime,
    }
    transaction(this.#db, () => {
      this.#deleteExpired.run(now)
      this.#insert.run(
        session.id,
        session.userId,
        hash(secret),
        now,
        now,
        session.expiresAt,
        session.ip,
        session.userAgent,
        session.provider,
        session.providerUid,
      )
      this.#deleteOldest.run(session.userId, this.#limit)
    })
    return { session, secret }
  }

  /** Returns the active session of a secret. */
  findBySecret(secret: string, now: number): Session | null {
    const row = this.#bySecret.get(hash(secret), now)
    return row === undefined ? null : readSession(row)
  }

  /** Returns the active sessions of an account, oldest first. */
  listByUser(userId: string, now: number): Session[] {
    return this.#byUser.all(userId, now).map(readSession)
  }

  /** Returns whether a session neither ended nor expired. */
  isActive({ id }: Session, now: number): boolean {
    return this.#byId.get(id, now) !== undefined
  }

  /** Restarts the lifetime of a session. */
  extend(session: Session, now: number): Session {
    const extended = { ...session, updatedAt: now, expiresAt: now + this.#lifetime }
    this.#extend.run(extended.expiresAt, now, session.id)
    return extended
  }

  delete(session: Session): void {
    this.#delete.run(session.id)
  }

  /** Ends every session of the account except this one. */
  deleteOthers(session: Session): void {
    this.#deleteOthers.run(session.userId, session.id)
  }

  deleteByUser(userId: string): void {
    this.#deleteAll.run(userId)
  }
}

/** Secrets are 128 random bytes, so a fast hash is safe. */
function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function readSession(row: NonNullable<ReturnType<StatementSync['get']>>): Session {
  return {
    id: String(row['id']),
    userId: String(row['user_id']),
    createdAt: Number(row['created_at']),
    updatedAt: Number(row['updated_at']),
    expiresAt: Number(row['expires_at']),
    ip: String(row['ip']),
    userAgent: String(row['user_agent']),
    provider: row['provider'] as SessionProvider,
    providerUid: String(row['provider_uid']),
  }
}
