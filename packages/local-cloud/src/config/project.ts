import type { Permission } from '../parsing/permissions.ts'

/** An integer of up to 64 bits; beyond ±2^53 it is a bigint. */
export type IntegerValue = number | bigint

interface AttributeBase {
  readonly key: string
  readonly required: boolean
  /** True for a list of values. */
  readonly array: boolean
  /** Value of a document that is created without one; null means none. */
  readonly default: unknown
}

/** Text of at most `size` characters (code points), optionally with a format. */
export interface StringAttribute extends AttributeBase {
  readonly type: 'string'
  readonly size: number
  readonly format: 'email' | 'url' | 'ip' | readonly string[] | null
}

/** An integer between `min` and `max`, inclusive. */
export interface IntegerAttribute extends AttributeBase {
  readonly type: 'integer'
  readonly min: IntegerValue
  readonly max: IntegerValue
  /** True for a bigint, which older SDKs can only send as text. */
  readonly big: boolean
}

/** A number between `min` and `max`, inclusive; null means unbounded. */
interface DoubleAttribute extends AttributeBase {
  readonly type: 'double'
  readonly min: number | null
  readonly max: number | null
}

/** A boolean or a date without further settings. */
interface PlainAttribute extends AttributeBase {
  readonly type: 'boolean' | 'datetime'
}

/** An attribute of a collection (column of a table; Appwrite has two names for it). */
export type Attribute = StringAttribute | IntegerAttribute | DoubleAttribute | PlainAttribute

/** An index over attributes, in order. A unique index rejects duplicates; a full-text index enables search. */
export interface Index {
  readonly key: string
  readonly type: 'key' | 'unique' | 'fulltext'
  readonly columns: readonly { readonly key: string; readonly descending: boolean }[]
}

/** A collection (table) with its permissions. */
export interface Collection {
  readonly id: string
  readonly databaseId: string
  readonly name: string
  readonly enabled: boolean
  /** Applies permissions of documents in addition to those of the collection. */
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
  /** The API that created it; its realtime events have other names. */
  readonly type: 'legacy' | 'tablesdb'
  readonly collections: ReadonlyMap<string, Collection>
}

/** A function that events of documents start. */
export interface FunctionDefinition {
  readonly id: string
  readonly name: string
  readonly enabled: boolean
  /** Module with the handler, relative to the configuration file. */
  readonly file: string
  /** Event names with wildcards, of which one starts an execution. */
  readonly events: readonly string[]
  /** Scopes of the key that an execution gets. */
  readonly scopes: readonly string[]
  readonly timeoutSeconds: number
}

/** The settings of `appwrite.config.json` that this server supports. */
export interface Project {
  readonly id: string
  readonly name: string
  /** Maximum number of accounts; 0 means unlimited. */
  readonly userLimit: number
  /** Maximum number of sessions of an account; the oldest one is deleted. */
  readonly sessionLimit: number
  /** Lifetime of a session, in seconds. */
  readonly sessionSeconds: number
  readonly emailPasswordEnabled: boolean
  readonly jwtEnabled: boolean
  readonly anonymousEnabled: boolean
  readonly accountEnabled: boolean
  readonly databasesEnabled: boolean
  readonly databases: ReadonlyMap<string, Database>
  readonly functions: readonly FunctionDefinition[]
}
