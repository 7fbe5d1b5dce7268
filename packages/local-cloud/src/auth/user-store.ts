import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import { generateId } from '../identifiers.ts'
import { Passwords } from './passwords.ts'
import { isUniqueViolation } from '../storage/sqlite-errors.ts'
import { prepare } from '../storage/prepare.ts'

/** A stored account. Times are milliseconds since 1970. */
export interface User {
  readonly id: string
  /** In lower case; empty without one. */
  readonly email: string
  readonly emailVerified: boolean
  /** In E.164, as `+16175551212`; empty without one. */
  readonly phone: string
  readonly phoneVerified: boolean
  readonly phoneTargetId: string | null
  readonly name: string
  /** Null without a password. */
  readonly passwordHash: string | null
  /** False for a blocked account. */
  readonly status: boolean
  /** Null for an account that was created without an e-mail address. */
  readonly targetId: string | null
  /** Labels from the console, as `editor`. */
  readonly labels: readonly string[]
  /** Preferences as the JSON of an object. */
  readonly prefs: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly accessedAt: number
  readonly passwordUpdatedAt: number
}

/** Fields of a new account: an empty address or a null password can be set later. */
type NewUser = Pick<User, 'id' | 'email' | 'name' | 'passwordHash'> & { readonly phone?: string }

const DAY = 86_400_000

/** Labels by lower-case e-mail address. */
export type LabelsByEmail = ReadonlyMap<string, readonly string[]>

/** Stores the accounts. */
export class UserStore {
  readonly passwords: Passwords
  readonly #labels: LabelsByEmail
  readonly #insert: StatementSync
  readonly #byId: StatementSync
  readonly #byEmail: StatementSync
  readonly #byPhone: StatementSync
  readonly #changePhone: StatementSync
  readonly #verifyEmail: StatementSync
  readonly #verifyPhone: StatementSync
  readonly #count: StatementSync
  readonly #touch: StatementSync
  readonly #changePassword: StatementSync
  readonly #changePrefs: StatementSync
  readonly #changeEmail: StatementSync
  readonly #rename: StatementSync
  readonly #changeLabels: StatementSync
  readonly #changeStatus: StatementSync
  readonly #remove: StatementSync
  readonly #all: StatementSync

  /** @param passwords hashes their passwords */
  constructor(db: DatabaseSync, labels: LabelsByEmail = new Map(), passwords = new Passwords()) {
    this.#labels = labels
    this.passwords = passwords
    this.#insert = prepare(
      db,
      `INSERT INTO users (id, email, name, password_hash, status, target_id, created_at, updated_at, accessed_at,
         password_updated_at, phone, phone_target_id)
       VALUES (?1, ?2, ?3, ?4, 1, ?5, ?6, ?6, ?6, ?7, ?8, ?9)`,
    )
    this.#byId = prepare(db, 'SELECT * FROM users WHERE id = ?')
    this.#byEmail = prepare(db, 'SELECT * FROM users WHERE rtrim(email) = rtrim(?)')
    this.#byPhone = prepare(db, 'SELECT * FROM users WHERE phone = ?')
    this.#changePhone = prepare(
      db,
      'UPDATE users SET phone = ?1, phone_target_id = ?2, phone_verified = 0, updated_at = ?3 WHERE id = ?4',
    )
    this.#verifyEmail = prepare(db, 'UPDATE users SET email_verified = ?1, updated_at = ?2 WHERE id = ?3')
    this.#verifyPhone = prepare(db, 'UPDATE users SET phone_verified = ?1, updated_at = ?2 WHERE id = ?3')
    this.#count = prepare(db, 'SELECT count(*) AS total FROM users')
    this.#touch = prepare(db, 'UPDATE users SET accessed_at = ? WHERE id = ?')
    this.#changePassword = prepare(
      db,
      'UPDATE users SET password_hash = ?1, password_updated_at = ?2, updated_at = ?2 WHERE id = ?3',
    )
    this.#changePrefs = prepare(db, 'UPDATE users SET prefs = ?1, updated_at = ?2 WHERE id = ?3')
    this.#rename = prepare(db, 'UPDATE users SET name = ?1, updated_at = ?2 WHERE id = ?3')
    this.#changeLabels = prepare(db, 'UPDATE users SET labels = ?1, updated_at = ?2 WHERE id = ?3')
    this.#changeStatus = prepare(db, 'UPDATE users SET status = ?1, updated_at = ?2 WHERE id = ?3')
    this.#remove = prepare(db, 'DELETE FROM users WHERE id = ?')
    this.#all = prepare(db, 'SELECT * FROM users ORDER BY sequence')
    this.#changeEmail = prepare(
      db,
      'UPDATE users SET email = ?1, email_verified = 0, updated_at = ?2 WHERE id = ?3',
    )
  }

  findById(id: string): User | null {
    return this.#read(this.#byId.get(id))
  }

  /** Ignores trailing spaces, like Appwrite's database. @param email in lower case */
  findByEmail(email: string): User | null {
    return this.#read(this.#byEmail.get(email))
  }

  findByPhone(phone: string): User | null {
    return this.#read(this.#byPhone.get(phone))
  }

  count(): number {
    return Number(this.#count.get()?.['total'])
  }

  /** @returns the new account, or null when its id, e-mail address or phone is taken */
  create(account: NewUser, now: number): User | null {
    const { id, email, name, passwordHash, phone = '' } = account
    const user = {
      ...account,
      phone,
      emailVerified: false,
      phoneVerified: false,
      phoneTargetId: phone === '' ? null : generateId(),
      status: true,
      targetId: email === '' ? null : generateId(),
      prefs: '{}',
    }
    const passwordUpdatedAt = passwordHash === null ? 0 : now
    try {
      this.#insert.run(
        id,
        email || null,
        name,
        passwordHash,
        user.targetId,
        now,
        passwordUpdatedAt,
        phone || null,
        user.phoneTargetId,
      )
    } catch (error) {
      if (isUniqueViolation(error)) return null
      throw error
    }
    return {
      ...user,
      labels: this.#findLabels(user.email),
      createdAt: now,
      updatedAt: now,
      accessedAt: now,
      passwordUpdatedAt,
    }
  }

  /** @param passwordHash null removes the password */
  changePassword(user: User, passwordHash: string | null, now: number): User {
    this.#changePassword.run(passwordHash, now, user.id)
    return { ...user, passwordHash, updatedAt: now, passwordUpdatedAt: now }
  }

  changePrefs(user: User, prefs: string, now: number): User {
    this.#changePrefs.run(prefs, now, user.id)
    return { ...user, prefs, updatedAt: now }
  }

  rename(user: User, name: string, now: number): User {
    this.#rename.run(name, now, user.id)
    return { ...user, name, updatedAt: now }
  }

  /** Sets the labels of an account, in addition to those of its e-mail address. */
  changeLabels(user: User, labels: readonly string[], now: number): User {
    this.#changeLabels.run(JSON.stringify(labels), now, user.id)
    return { ...user, labels: [...new Set([...labels, ...this.#findLabels(user.email)])], updatedAt: now }
  }

  /** Blocks or unblocks an account. */
  changeStatus(user: User, status: boolean, now: number): User {
    this.#changeStatus.run(status ? 1 : 0, now, user.id)
    return { ...user, status, updatedAt: now }
  }

  /** Deletes an account and its sessions; its documents stay. */
  remove(user: User): void {
    this.#remove.run(user.id)
  }

  /** Returns all accounts, oldest first. */
  all(): User[] {
    return this.#all.all().flatMap((row) => this.#read(row) ?? [])
  }

  /**
   * @param email in lower case; empty removes it
   * @returns the account, or null when the address is taken
   */
  changeEmail(user: User, email: string, now: number): User | null {
    try {
      this.#changeEmail.run(email || null, now, user.id)
    } catch (error) {
      if (isUniqueViolation(error)) return null
      throw error
    }
    return { ...user, email, emailVerified: false, updatedAt: now }
  }

  /**
   * @param phone in E.164; empty removes it
   * @returns the account, or null when the phone is taken
   */
  changePhone(user: User, phone: string, now: number): User | null {
    const phoneTargetId = phone === '' ? null : (user.phoneTargetId ?? generateId())
    try {
      this.#changePhone.run(phone || null, phoneTargetId, now, user.id)
    } catch (error) {
      if (isUniqueViolation(error)) return null
      throw error
    }
    return { ...user, phone, phoneTargetId, phoneVerified: false, updatedAt: now }
  }

  verifyEmail(user: User, emailVerified: boolean, now: number): User {
    this.#verifyEmail.run(Number(emailVerified), now, user.id)
    return { ...user, emailVerified, updatedAt: now }
  }

  verifyPhone(user: User, phoneVerified: boolean, now: number): User {
    this.#verifyPhone.run(Number(phoneVerified), now, user.id)
    return { ...user, phoneVerified, updatedAt: now }
  }

  /** Updates the time of last access, once a day at most, so that reads do not become writes. */
  touch(user: User, now: number): void {
    if (now - user.accessedAt > DAY) this.#touch.run(now, user.id)
  }

  #findLabels(email: string): readonly string[] {
    return this.#labels.get(email) ?? []
  }

  #read(row: ReturnType<StatementSync['get']>): User | null {
    if (row === undefined) return null
    const email = String(row['email'] ?? '')
    return {
      id: String(row['id']),
      email,
      emailVerified: row['email_verified'] === 1,
      phone: String(row['phone'] ?? ''),
      phoneVerified: row['phone_verified'] === 1,
      phoneTargetId: textOrNull(row['phone_target_id']),
      name: String(row['name']),
      passwordHash: textOrNull(row['password_hash']),
      status: row['status'] === 1,
      targetId: textOrNull(row['target_id']),
      labels: [...new Set([...(JSON.parse(String(row['labels'])) as string[]), ...this.#findLabels(email)])],
      prefs: String(row['prefs']),
      createdAt: Number(row['created_at']),
      updatedAt: Number(row['updated_at']),
      accessedAt: Number(row['accessed_at']),
      passwordUpdatedAt: Number(row['password_updated_at']),
    }
  }
}

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}
