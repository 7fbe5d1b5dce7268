/** A database, as it is kept and told. */
export interface DatabaseDefinition {
  readonly $id: string
  readonly name: string
  readonly enabled: boolean
  readonly type: 'legacy' | 'tablesdb'
  readonly $createdAt: string
  readonly $updatedAt: string
}

/** A collection in the words of the configuration file (those of tables), with its times. */
export interface TableDefinition {
  readonly $id: string
  readonly databaseId: string
  readonly name: string
  readonly enabled: boolean
  readonly rowSecurity: boolean
  readonly $permissions: readonly string[]
  readonly columns: readonly ColumnDefinition[]
  readonly indexes: readonly IndexDefinition[]
  readonly $createdAt: string
  readonly $updatedAt: string
}

/** An attribute in the words of the configuration file. */
export interface ColumnDefinition {
  readonly key: string
  readonly type: string
  readonly required: boolean
  readonly array: boolean
  readonly default: unknown
  readonly size?: number
  readonly min?: number | bigint
  readonly max?: number | bigint
  readonly format?: string
  readonly elements?: readonly string[]
  readonly $createdAt: string
  readonly $updatedAt: string
}

/** An index in the words of the configuration file. */
export interface IndexDefinition {
  readonly key: string
  readonly type: string
  readonly columns: readonly string[]
  readonly orders: readonly string[]
  /** How much of each text is in the index, which only Appwrite's database wants to know. */
  readonly lengths?: readonly number[]
  readonly $createdAt: string
  readonly $updatedAt: string
}
