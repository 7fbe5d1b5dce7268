import { ApiError } from '../http/api-error.ts'
import { DOCUMENTS, ROWS, type ApiDialect } from '../documents/api-dialect.ts'

/** One of Appwrite's two APIs for the schema of the same databases. */
export interface SchemaDialect {
  readonly root: '/databases' | '/tablesdb'
  readonly type: 'legacy' | 'tablesdb'
  readonly dialect: ApiDialect
  readonly parents: 'collections' | 'tables'
  readonly fields: 'attributes' | 'columns'
  readonly field: 'attribute' | 'column'
  readonly security: 'documentSecurity' | 'rowSecurity'
  /** Scopes of which a key needs one. The newer API also accepts those of the older one, but not vice versa. */
  readonly scopes: Readonly<Record<'parents' | 'fields' | 'indexes', readonly string[]>>
}

export const SCHEMA_DIALECTS: readonly SchemaDialect[] = [
  {
    root: '/databases',
    type: 'legacy',
    dialect: DOCUMENTS,
    parents: 'collections',
    fields: 'attributes',
    field: 'attribute',
    security: 'documentSecurity',
    scopes: { parents: ['collections'], fields: ['collections'], indexes: ['collections'] },
  },
  {
    root: '/tablesdb',
    type: 'tablesdb',
    dialect: ROWS,
    parents: 'tables',
    fields: 'columns',
    field: 'column',
    security: 'rowSecurity',
    scopes: {
      parents: ['tables', 'collections'],
      fields: ['tables', 'collections', 'columns', 'attributes'],
      indexes: ['tables', 'collections', 'indexes'],
    },
  },
]

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const idTaken = (what: string, id: string): ApiError =>
  new ApiError(
    409,
    `${what}_already_exists`,
    `${what === 'database' ? 'Database' : `A ${what}`} with the requested ID '${id}' already exists. Try again with a different ID or use ID.unique() to generate a unique ID.`,
  )

export const fieldTaken = ({ field, fields }: SchemaDialect, key: string): ApiError =>
  new ApiError(
    409,
    `${field}_already_exists`,
    `${capitalised(field)} with the requested key '${key}' already exists. ${capitalised(fields).replace(/s$/, '')} keys must be unique, try again with a different key.`,
  )

export const fieldMissing = ({ field }: SchemaDialect, key: string): ApiError =>
  new ApiError(
    404,
    `${field}_not_found`,
    `${capitalised(field)} with the requested key '${key}' could not be found.`,
  )

const indexName = ({ field }: SchemaDialect): string => (field === 'column' ? 'column_index' : 'index')

export const indexTaken = (schemaDialect: SchemaDialect, key: string): ApiError =>
  new ApiError(
    409,
    `${indexName(schemaDialect)}_already_exists`,
    `Index with the requested key '${key}' already exists. Try again with a different key.`,
  )

export const indexMissing = (schemaDialect: SchemaDialect, key: string): ApiError =>
  new ApiError(
    404,
    `${indexName(schemaDialect)}_not_found`,
    `Index with the requested key '${key}' could not be found.`,
  )

export const indexInvalid = (schemaDialect: SchemaDialect, message: string): ApiError =>
  new ApiError(400, `${indexName(schemaDialect)}_invalid`, message)

/** Definitions of the configuration file can only be changed there. */
export const definedInFile = (what: string, id: string): ApiError =>
  new ApiError(
    403,
    'general_access_forbidden',
    `The ${what} '${id}' is defined in the configuration file of this server: change it there and restart the server.`,
  )
