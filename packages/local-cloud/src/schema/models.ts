import type { ColumnDefinition, DatabaseDefinition, IndexDefinition, TableDefinition } from './definitions.ts'
import type { SchemaDialect } from './schema-dialect.ts'

/** MariaDB's maximum row size, which Appwrite reports for every collection. */
const MAX_BYTES = 65_535
const BASE_ROW_BYTES = 1067
const INT64_MIN = -(2n ** 63n)
const INT64_MAX = 2n ** 63n - 1n

/** State of a creation: asynchronous in Appwrite, immediate here. */
type Status = 'processing' | 'available'

/** Returns Appwrite's `database` model. */
export function toDatabaseModel({ $id, name, $createdAt, $updatedAt, enabled, type }: DatabaseDefinition) {
  return { $id, name, $createdAt, $updatedAt, enabled, type }
}

/** Returns Appwrite's `collection` (or `table`) model. */
export function toTableModel(schemaDialect: SchemaDialect, table: TableDefinition): Record<string, unknown> {
  return {
    $id: table.$id,
    $createdAt: table.$createdAt,
    $updatedAt: table.$updatedAt,
    $permissions: table.$permissions,
    databaseId: table.databaseId,
    name: table.name,
    enabled: table.enabled,
    [schemaDialect.security]: table.rowSecurity,
    [schemaDialect.fields]: table.columns.map((column) => toColumnModel(column)),
    indexes: table.indexes.map((index) => toIndexModel(schemaDialect, index)),
    bytesMax: MAX_BYTES,
    bytesUsed: BASE_ROW_BYTES,
  }
}

/** Returns Appwrite's model of an attribute's type. */
export function toColumnModel(
  column: ColumnDefinition,
  status: Status = 'available',
): Record<string, unknown> {
  const { key, type, required, array, $createdAt, $updatedAt } = column
  return {
    key,
    type,
    status,
    error: '',
    required,
    array,
    $createdAt,
    $updatedAt,
    ...settings(column),
    default: column.default,
    ...(isPlainText(column) ? { encrypt: false } : {}),
  }
}

function settings({ type, format, size, elements, min, max }: ColumnDefinition): Record<string, unknown> {
  if (elements !== undefined) return { elements, format: 'enum' }
  if (format !== undefined) return { format }
  switch (type) {
    case 'string':
    case 'varchar':
      return { size }
    case 'integer':
    case 'bigint':
      return { min: min ?? INT64_MIN, max: max ?? INT64_MAX }
    case 'double':
      return { min: min ?? -Number.MAX_VALUE, max: max ?? Number.MAX_VALUE }
    case 'datetime':
      return { format: '' }
    default:
      return {}
  }
}

function isPlainText({ type, format }: ColumnDefinition): boolean {
  return format === undefined && ['string', 'varchar', 'text', 'mediumtext', 'longtext'].includes(type)
}

/** Returns Appwrite's `index` (or `columnIndex`) model. */
export function toIndexModel(
  { fields }: SchemaDialect,
  index: IndexDefinition,
  status: Status = 'available',
): Record<string, unknown> {
  return {
    $id: index.key,
    $createdAt: index.$createdAt,
    $updatedAt: index.$updatedAt,
    key: index.key,
    type: index.type,
    status,
    error: '',
    [fields]: index.columns,
    lengths: index.columns.map((_, position) => index.lengths?.[position] ?? 0),
    orders: index.orders,
  }
}
