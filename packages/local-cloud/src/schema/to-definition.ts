import type { Attribute, Collection } from '../config/project.ts'
import { formatPermission } from '../parsing/permissions.ts'
import type { ColumnDefinition, TableDefinition } from './definitions.ts'

/** Converts a collection of the configuration file to the format of those created over the API. */
export function toTableDefinition(collection: Collection, startedAt: string): TableDefinition {
  const times = { $createdAt: startedAt, $updatedAt: startedAt }
  return {
    $id: collection.id,
    databaseId: collection.databaseId,
    name: collection.name,
    enabled: collection.enabled,
    rowSecurity: collection.documentSecurity,
    $permissions: collection.permissions.map(formatPermission),
    columns: [...collection.attributes.values()].map((attribute) => ({
      ...toColumnDefinition(attribute),
      ...times,
    })),
    indexes: collection.indexes.map(({ key, type, columns }) => ({
      key,
      type,
      columns: columns.map((column) => column.key),
      orders: columns.map(({ descending }) => (descending ? 'DESC' : 'ASC')),
      ...times,
    })),
    ...times,
  }
}

function toColumnDefinition(attribute: Attribute): Omit<ColumnDefinition, '$createdAt' | '$updatedAt'> {
  const { key, type, required, array } = attribute
  const base = { key, type, required, array, default: attribute.default }
  switch (attribute.type) {
    case 'string': {
      const { size, format } = attribute
      if (format === null) return { ...base, size }
      return typeof format === 'string' ? { ...base, format } : { ...base, format: 'enum', elements: format }
    }
    case 'integer':
      return { ...base, min: attribute.min, max: attribute.max }
    case 'double':
      return {
        ...base,
        ...(attribute.min === null ? {} : { min: attribute.min }),
        ...(attribute.max === null ? {} : { max: attribute.max }),
      }
    case 'boolean':
    case 'datetime':
  }
  return base
}
