import type { Permission } from '../parsing/permissions.ts'

/** One whole number as Appwrite knows it: up to 64 bits, so beyond ±2^53 it is a bigint. */
export type IntegerValue = number | bigint

interface AttributeBase {
  readonly key: string
  readonly required: boolean
  /** Whether the value is a list of the type. */
  readonly array: boolean
  /** Used when a document is written without a value; null means none. */
  readonly default: unknown
}

/** Text of at most `size` characters (code points), optionally of a format. */
export interface StringAttribute extends AttributeBase {
  readonly type: 'string'
  readonly size: number
  readonly format: 'email' | 'url' | 'ip' | readonly string[] | null
}

/** A whole number between `min` and `max`, both included. */
export interface IntegerAttribute extends AttributeBase {
  readonly type: 'integer'
  readonly min: IntegerValue
  readonly max: IntegerValue
  /** Whether it is a bigint, which older SDKs can only send as a text. */
  readonly big: boolean
}

/** A number between `min` and `max`, both included; null means no bound. */
interface DoubleAttribute extends AttributeBase {
  readonly type: 'double'
  readonly min: number | null
  readonly max: number | null
}

/** A truth value or a moment: neither has settings of its own. */
interface PlainAttribute extends AttributeBase {
  readonly type: 'boolean' | 'datetime'
}

/** An attribute of a collection (a column of a table: Appwrite has two names for the same thing). */
export type Attribute = StringAttribute | IntegerAttribute | DoubleAttribute | PlainAttribute

/**
 * An index over attributes, in order; a unique one also forbids two documents with the same values, a full-text one
 * lets people search for words.
 */
export interface Index {
  readonly key: string
  readonly type: 'key' | 'unique' | 'fulltext'
  readonly columns: readonly { readonly key: string; readonly descending: boolean }[]
}

/** A collection (table) and who may do what with it. */
export interface Collection {
  readonly id: string
  readonly databaseId: string
  readonly name: string
  readonly enabled: boolean
  /** Whether a document's own permissions count too; without it only the collection's do. */
  readonly documentSecurity: boolean
  readonly permissions: readonly Permission[]
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly indexes: readonly Index[]
}

/** A database and its collections, by id. */
export interface Database {
  readonly id: string
  readonly name: string
  readonly enabled: boolean
  /** Which of Appwrite's two ways it was made in; what happens there has other names. */
  readonly type: 'legacy' | 'tablesdb'
  readonly collections: ReadonlyMap<string, Collection>
}

/** Everything `appwrite.config.json` says that this server acts on. */
export interface Project {
  readonly id: string
  readonly name: string
  /** Accounts at most; 0 means no limit. */
  readonly userLimit: number
  /** Sessions at most for one account; the oldest goes when one more is made. */
  readonly sessionLimit: number
  /** How long a session lives, in seconds. */
  readonly sessionSeconds: number
  readonly emailPasswordEnabled: boolean
  readonly jwtEnabled: boolean
  readonly anonymousEnabled: boolean
  readonly accountEnabled: boolean
  readonly databasesEnabled: boolean
  readonly databases: ReadonlyMap<string, Database>
}
