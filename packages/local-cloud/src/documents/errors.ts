import { ApiError } from '../http/api-error.ts'
import type { ApiDialect } from './api-dialect.ts'
import type { Conflict } from './store/document-store.ts'

export const databaseNotFound = (id: string): ApiError =>
  new ApiError(404, 'database_not_found', `Database with the requested ID '${id}' could not be found.`)

export const parentNotFound = ({ parent }: ApiDialect, id: string): ApiError =>
  new ApiError(
    404,
    `${parent}_not_found`,
    `${capitalised(parent)} with the requested ID '${id}' could not be found.`,
  )

export const itemNotFound = ({ item }: ApiDialect, id: string): ApiError =>
  new ApiError(
    404,
    `${item}_not_found`,
    `${capitalised(item)} with the requested ID '${id}' could not be found.`,
  )

export const missingData = ({ item }: ApiDialect): ApiError =>
  new ApiError(
    400,
    `${item}_missing_data`,
    // Only the message for rows ends with a period.
    `The ${item} data is missing. Try again with ${item} data populated${item === 'row' ? '.' : ''}`,
  )

export const missingId = ({ item }: ApiDialect): ApiError =>
  new ApiError(
    400,
    `${item}_missing_data`,
    `${capitalised(item)} ID is required when creating a single ${item}.`,
  )

export const missingPayload = ({ item }: ApiDialect): ApiError =>
  new ApiError(
    400,
    `${item}_missing_payload`,
    `The ${item} data and permissions are missing. You must provide either ${item} data or permissions to be updated.`,
  )

/** Appwrite says "document" for rows too. */
export const invalidStructure = ({ item }: ApiDialect, problem: string): ApiError =>
  new ApiError(400, `${item}_invalid_structure`, `Invalid document structure: ${problem}`)

export const conflict = (dialect: ApiDialect, kind: Conflict, id: string): ApiError => {
  const { item } = dialect
  return kind === 'id-taken'
    ? new ApiError(
        409,
        `${item}_already_exists`,
        `${capitalised(item)} with the requested ID '${id}' already exists. Try again with a different ID or use ID.unique() to generate a unique ID.`,
      )
    : new ApiError(
        409,
        `${item}_unique_constraint_violation`,
        `${capitalised(item)} violates a unique ${field(dialect)} constraint. Try again with different value(s).`,
      )
}

/** Returns Appwrite's name of an item's field. */
export const field = ({ item }: ApiDialect): 'attribute' | 'column' =>
  item === 'document' ? 'attribute' : 'column'

/** Appwrite leaves the placeholder in the message. */
export const fieldNotFound = (dialect: ApiDialect): ApiError =>
  new ApiError(
    404,
    `${field(dialect)}_not_found`,
    `${capitalised(field(dialect))} with the requested key '%s' could not be found.`,
  )

/** Appwrite puts the name of its service here. */
const service = ({ item }: ApiDialect): string => (item === 'document' ? 'databases' : 'tablesDB')

export const notANumber = (dialect: ApiDialect, key: string): ApiError =>
  new ApiError(400, 'attribute_type_invalid', `${service(dialect)} "${key}" is not a number`)

export const limitExceeded = (
  dialect: ApiDialect,
  key: string,
  up: boolean,
  bound: number | bigint,
): ApiError =>
  new ApiError(
    400,
    `${field(dialect)}_limit_exceeded`,
    `${service(dialect)} "${key}" has reached the ${up ? 'maximum' : 'minimum'} value of ${bound}`,
  )

export const cursorNotFound = ({ item }: ApiDialect, id: string): ApiError =>
  new ApiError(
    400,
    'general_cursor_not_found',
    `${capitalised(item)} '${id}' for the 'cursor' value not found.`,
  )

export const orderByNull = (dialect: ApiDialect, key: string): ApiError => {
  const name = field(dialect)
  return new ApiError(
    400,
    'database_query_order_null',
    `The order ${name} '${key}' had a null value. Cursor pagination requires all ${dialect.items} order ${name} values are non-null.`,
  )
}

/** Appwrite's error for a database timeout. */
export const timedOut = (): ApiError =>
  new ApiError(408, 'database_timeout', 'Database timed out. Try adjusting your queries or adding an index.')

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
