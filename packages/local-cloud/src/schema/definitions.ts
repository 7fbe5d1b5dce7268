/** Definition of a database. */
export interface DatabaseDefinition {
  readonly $id: string
  readonly name: string
  readonly enabled: boolean
  readonly type: 'legacy' | 'tablesdb'
  readonly $createdAt: string
  readonly $updatedAt: string
}

/** Definition of a collection, in the table format of the configuration file, with timestamps. */
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

/** Definition of an attribute, in the format of the configuration file. */
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

/** Definition of an index, in the format of the configuration file. */
export interface IndexDefinition {
  readonly key: string
  readonly type: string
  readonly columns: readonly string[]
  readonly orders: readonly string[]
  /** Indexed length of each text, which only Appwrite's database uses. */
  readonly lengths?: readonly number[]
  readonly $createdAt: string
  readonly $updatedAt: string
}
