import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { uniqueId } from '../identifiers.ts'
import { isUniqueViolation } from '../storage/failures.ts'

/** An account as it is kept. Times are milliseconds since 1970. */
export interface User {
  readonly id: string
  /** Lower-case. */
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  /** False for a blocked account. */
  readonly status: boolean
  readonly targetId: string
  /** What the operator has given the account, as the console does: `editor`. */
  readonly labels: readonly string[]
  readonly createdAt: number
  readonly updatedAt: number
  readonly accessedAt: number
  readonly passwordUpdatedAt: number
}

const DAY = 86_400_000

/** Labels by the e-mail address, lower-case, of the account that has them. */
export type LabelsByEmail = ReadonlyMap<string, readonly string[]>

/** The accounts. */
export class Users {
  readonly #labels: LabelsByEmail
  readonly #insert: StatementSync
  readonly #byId: StatementSync
  readonly #byEmail: StatementSync
  readonly #count: StatementSync
  readonly #touch: StatementSync
  readonly #changePassword: StatementSync
  readonly #rename: StatementSync
  readonly #block: StatementSync

  constructor(db: DatabaseSync, labels: LabelsByEmail = new Map()) {
    this.#labels = labels
    this.#insert = db.prepare(
      `INSERT INTO users (id, email, name, password_hash, status, target_id, created_at, updated_at, accessed_at, password_updated_at)
       VALUES (?1, ?2, ?3, ?4, 1, ?5, ?6, ?6, ?6, ?6)`,
    )
    this.#byId = db.prepare('SELECT * FROM users WHERE id = ?')
    this.#byEmail = db.prepare('SELECT * FROM users WHERE email = ?')
    this.#count = db.prepare('SELECT count(*) AS total FROM users')
    this.#touch = db.prepare('UPDATE users SET accessed_at = ? WHERE id = ?')
    this.#changePassword = db.prepare(
      'UPDATE users SET password_hash = ?1, password_updated_at = ?2, updated_at = ?2 WHERE id = ?3',
    )
    this.#rename = db.prepare('UPDATE users SET name = ?1, updated_at = ?2 WHERE id = ?3')
    this.#block = db.prepare('UPDATE users SET status = 0, updated_at = ?1 WHERE id = ?2')
  }

  byId(id: string): User | null {
    return this.#read(this.#byId.get(id))
  }

  /** @param email lower-case */
  byEmail(email: string): User | null {
    return this.#read(this.#byEmail.get(email))
  }

  count(): number {
    return Number(this.#count.get()?.['total'])
  }

  /** @returns the new account, or null when its id or e-mail address is taken */
  create(
    account: { id: string; email: string; name: string; passwordHash: string },
    now: number,
  ): User | null {
    const user = { ...account, status: true, targetId: uniqueId() }
    try {
      this.#insert.run(user.id, user.email, user.name, user.passwordHash, user.targetId, now)
    } catch (error) {
      if (isUniqueViolation(error)) return null
      throw error
    }
    return {
      ...user,
      labels: this.#labelsOf(user.email),
      createdAt: now,
      updatedAt: now,
      accessedAt: now,
      passwordUpdatedAt: now,
    }
  }

  changePassword(user: User, passwordHash: string, now: number): User {
    this.#changePassword.run(passwordHash, now, user.id)
    return { ...user, passwordHash, updatedAt: now, passwordUpdatedAt: now }
  }

  rename(user: User, name: string, now: number): User {
    this.#rename.run(name, now, user.id)
    return { ...user, name, updatedAt: now }
  }

  /** Shuts an account: it stays, and so does its e-mail address, but nobody signs in to it any more. */
  block(user: User, now: number): User {
    this.#block.run(now, user.id)
    return { ...user, status: false, updatedAt: now }
  }

  /** Notes that an account was used; once a day is enough, so that reading does not become writing. */
  touch(user: User, now: number): void {
    if (now - user.accessedAt > DAY) this.#touch.run(now, user.id)
  }

  #labelsOf(email: string): readonly string[] {
    return this.#labels.get(email) ?? []
  }

  #read(row: ReturnType<StatementSync['get']>): User | null {
    if (row === undefined) return null
    const email = String(row['email'])
    return {
      id: String(row['id']),
      email,
      name: String(row['name']),
      passwordHash: String(row['password_hash']),
      status: row['status'] === 1,
      targetId: String(row['target_id']),
      labels: this.#labelsOf(email),
      createdAt: Number(row['created_at']),
      updatedAt: Number(row['updated_at']),
      accessedAt: Number(row['accessed_at']),
      passwordUpdatedAt: Number(row['password_updated_at']),
    }
  }
}
