import { readFileSync } from 'node:fs'
import { isEmail } from '../parsing/formats.ts'
import { isLabel, findPermissionsError } from '../parsing/permissions.ts'
import { isValidId } from '../identifiers.ts'
import { isObject, parseJson } from '../json.ts'
import { StartError } from '../start-error.ts'

/** An account of a seed. */
export interface SeedUser {
  readonly $id: string
  readonly email?: string
  /** At least 8 bytes. Without a password or hash, password sign-in is impossible. */
  readonly password?: string
  /** Written by exports instead of the password. */
  readonly passwordHash?: string
  readonly name?: string
  /** In E.164, as `+16175551212`. */
  readonly phone?: string
  readonly emailVerification?: boolean
  readonly phoneVerification?: boolean
  /** `false` for a blocked account. @default true */
  readonly status?: boolean
  readonly labels?: readonly string[]
  readonly prefs?: Readonly<Record<string, unknown>>
  readonly $createdAt?: string
}

/** A document of a seed: attributes and system fields. */
export type SeedDocument = {
  readonly $id: string
  /** As `read("any")`. @default none */
  readonly $permissions?: readonly string[]
  readonly $createdAt?: string
  readonly $updatedAt?: string
} & Readonly<Record<string, unknown>>

/** Initial data. */
export interface Seed {
  readonly users?: readonly SeedUser[]
  /** Databases and tables outside the configuration, as exports write them. */
  readonly databases?: readonly Readonly<Record<string, unknown>>[]
  readonly tables?: readonly Readonly<Record<string, unknown>>[]
  /** Documents by database and collection: `{ games_db: { favorites: [ … ] } }`. */
  readonly documents?: Readonly<Record<string, Readonly<Record<string, readonly SeedDocument[]>>>>
}

const HASH = /^scrypt\$\d+\$\d+\$\d+\$[\w+/]+=*\$[\w+/]+=*$/
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * Reads a seed file.
 *
 * @throws {StartError} when it is missing or invalid
 */
export function readSeedFile(path: string): Seed {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(`The seed file ${path} cannot be read: check its path.`, { cause })
  }
  try {
    return validateSeed(parseJson(text))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The seed file ${path} cannot be used: ${reason}`, { cause })
  }
}

/**
 * Validates a seed; its documents are validated later against their collections.
 *
 * @throws {StartError} with the first problem
 */
export function validateSeed(value: unknown): Seed {
  if (!isObject(value)) throw new StartError('it is not an object.')
  const unknown = Object.keys(value).find((key) => !PARTS.includes(key))
  if (unknown !== undefined) throw new StartError(`"${unknown}" is not one of ${PARTS.join(', ')}.`)
  const { users = [], databases = [], tables = [], documents = {} } = value
  for (const [name, list] of Object.entries({ users, databases, tables }))
    if (!Array.isArray(list) || !list.every(isObject))
      throw new StartError(`"${name}" is not a list of objects.`)
  for (const user of users as readonly Record<string, unknown>[]) checkUser(user)
  if (!isObject(documents)) throw new StartError('"documents" is not an object.')
  for (const [databaseId, collections] of Object.entries(documents)) {
    if (!isObject(collections)) throw new StartError(`"${databaseId}" is not an object of collections.`)
    for (const [collectionId, list] of Object.entries(collections)) {
      if (!Array.isArray(list) || !list.every(isObject))
        throw new StartError(`"${databaseId}/${collectionId}" is not a list of documents.`)
      for (const { $id, $permissions = [] } of list as readonly Record<string, unknown>[]) {
        if (!isValidId($id)) throw new StartError(`a document in ${databaseId}/${collectionId} has no $id.`)
        const problem = findPermissionsError($permissions)
        if (problem !== null) throw new StartError(`document ${$id}: ${problem}`)
      }
    }
  }
  return value
}

const PARTS = ['users', 'databases', 'tables', 'documents']

function checkUser(user: Record<string, unknown>): void {
  const { $id, email = '', password, passwordHash, phone = '', labels = [], prefs = {}, name = '' } = user
  if (!isValidId($id)) throw new StartError('an account has no $id.')
  const isPassword = typeof password === 'string' && Buffer.byteLength(password) >= 8
  const flags = ['emailVerification', 'phoneVerification', 'status'].map((flag) => user[flag])
  const problems: readonly (readonly [isValid: boolean, problem: string])[] = [
    [email === '' || (typeof email === 'string' && isEmail(email)), 'its email is not an address'],
    [password === undefined || isPassword, 'its password is shorter than 8 bytes'],
    [
      passwordHash === undefined || (typeof passwordHash === 'string' && HASH.test(passwordHash)),
      'its passwordHash was not exported by this server',
    ],
    [phone === '' || (typeof phone === 'string' && E164.test(phone)), 'its phone is not like +16175551212'],
    [typeof name === 'string', 'its name is not a text'],
    [isObject(prefs), 'its prefs are not an object'],
    [
      Array.isArray(labels) && labels.every((label) => typeof label === 'string' && isLabel(label)),
      'its labels are not letters and digits',
    ],
    [flags.every((flag) => flag === undefined || typeof flag === 'boolean'), 'a flag is not true or false'],
  ]
  const firstProblem = problems.find(([isValid]) => !isValid)
  if (firstProblem !== undefined) throw new StartError(`account ${$id}: ${firstProblem[1]}.`)
}
