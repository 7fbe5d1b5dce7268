import { ApiError, invalidArgument } from '../http/api-error.ts'
import type { ApiCall } from '../api/route.ts'
import { readQueryParameters } from '../documents/request.ts'

const DEFAULT_LIMIT = 25

/**
 * Applies the queries and the search of a call to a short list.
 *
 * @param fields fields that can be queried
 * @throws {ApiError} 400 with Appwrite's message
 */
export function queryItems<Item extends object>(
  call: ApiCall,
  items: readonly Item[],
  fields: readonly string[],
): { total: number; items: readonly Item[] } {
  const search = (call.query.get('search') ?? '').toLowerCase().replaceAll('"', '')
  let found = search === '' ? items : items.filter((item) => searchText(item).includes(search))
  let limit = DEFAULT_LIMIT
  let offset = 0
  for (const { method, attribute, values } of readQueries(call)) {
    if (method === 'limit') limit = Number(values[0])
    else if (method === 'offset') offset = Number(values[0])
    else if (method === 'cursorAfter') found = found.slice(findPosition(found, values[0]) + 1)
    else if (method === 'cursorBefore') found = found.slice(0, findPosition(found, values[0]))
    else {
      if (!fields.includes(attribute))
        throw invalidQueries(`Invalid query: Attribute not found in schema: ${attribute}`)
      const value = (item: Item): unknown => Reflect.get(item, attribute)
      const order = method === 'orderDesc' ? -1 : 1
      if (method === 'equal') found = found.filter((item) => values.includes(value(item)))
      else if (method === 'notEqual') found = found.filter((item) => !values.includes(value(item)))
      else if (method.startsWith('order'))
        found = [...found].sort((a, b) => order * String(value(a)).localeCompare(String(value(b))))
      else throw invalidQueries(`Invalid query method: ${method}`)
    }
  }
  const total = call.query.get('total') === '0' ? 0 : found.length
  return { total, items: found.slice(offset, offset + limit) }
}

function findPosition(items: readonly object[], cursor: unknown): number {
  const position = items.findIndex(
    (item) => (Reflect.get(item, '$id') ?? Reflect.get(item, 'key')) === cursor,
  )
  if (position === -1)
    throw new ApiError(400, 'general_cursor_not_found', `Cursor '${String(cursor)}' was not found.`)
  return position
}

function readQueries(call: ApiCall) {
  try {
    return readQueryParameters(call)
  } catch (error) {
    if (error instanceof ApiError && error.type === 'general_query_invalid')
      throw invalidQueries(error.message)
    throw error
  }
}

function searchText(item: object): string {
  return ['$id', 'key', 'name', 'email']
    .map((field) => String(Reflect.get(item, field) ?? ''))
    .join('\n')
    .toLowerCase()
}

const invalidQueries = (rule: string) => invalidArgument('queries', rule)
