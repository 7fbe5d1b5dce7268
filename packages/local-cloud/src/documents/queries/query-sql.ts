import type { Collection } from '../../config/project.ts'
import { buildMatchExpression, wordsTableName } from '../../storage/fulltext.ts'
import {
  comparisonSql,
  toComparisonValue,
  findField,
  quoteIdentifier,
  type Sql,
  type SqlValue,
} from '../../storage/sql.ts'
import type { Query } from './parse-query.ts'
import type { Order } from './query-plan.ts'

const COMPARISONS: Readonly<Record<string, string>> = {
  lessThan: '<',
  lessThanEqual: '<=',
  greaterThan: '>',
  greaterThanEqual: '>=',
}

/** Builds the condition of a filter. */
export function buildFilterSql(collection: Collection, query: Query): Sql {
  if (query.method === 'and' || query.method === 'or') {
    const parts = query.nested.map((inner) => buildFilterSql(collection, inner))
    const joined = parts.map(({ text }) => text).join(query.method === 'and' ? ' AND ' : ' OR ')
    return { text: `(${joined})`, values: parts.flatMap(({ values }) => values) }
  }
  const { method, attribute } = query
  const field = findField(collection, attribute)
  const expression = comparisonSql(collection, attribute)
  const values = query.values.map((value) => toComparisonValue(field?.type ?? 'string', value))
  switch (method) {
    case 'equal':
      return values.length === 1
        ? { text: `${expression} = ?`, values }
        : { text: `${expression} IN (${values.map(() => '?').join(', ')})`, values }
    case 'notEqual':
      return { text: `${expression} <> ?`, values }
    case 'isNull':
      return { text: `${quoteIdentifier(attribute)} IS NULL`, values: [] }
    case 'isNotNull':
      return { text: `${quoteIdentifier(attribute)} IS NOT NULL`, values: [] }
    case 'between':
      return { text: `${expression} BETWEEN ? AND ?`, values }
    case 'notBetween':
      return { text: `${expression} NOT BETWEEN ? AND ?`, values }
    case 'startsWith':
    case 'endsWith':
      return likeSql(attribute, method, query.values, '')
    case 'notStartsWith':
      return likeSql(attribute, 'startsWith', query.values, 'NOT ')
    case 'notEndsWith':
      return likeSql(attribute, 'endsWith', query.values, 'NOT ')
    case 'search':
    case 'notSearch':
      return searchSql(collection, attribute, String(query.values[0]), method === 'search' ? '' : 'NOT ')
    case 'containsAny':
      return containsSql(attribute, values, '')
    case 'containsAll':
      return {
        text: values.map((value) => containsSql(attribute, [value], '').text).join(' AND '),
        values,
      }
    case 'contains':
    case 'notContains': {
      const negation = method === 'notContains' ? 'NOT ' : ''
      return field?.array === true
        ? containsSql(attribute, values, negation)
        : likeSql(attribute, 'contains', query.values, negation)
    }
    default:
      return { text: `${expression} ${COMPARISONS[method] ?? '='} ?`, values }
  }
}

/** Builds the order of a list; ties are sorted by insertion. */
export function buildOrderSql(collection: Collection, orders: readonly Order[], reversed: boolean): string {
  return withTieBreak(orders)
    .map(
      ({ key, descending }) =>
        `${comparisonSql(collection, key)} ${descending === reversed ? 'ASC' : 'DESC'}`,
    )
    .join(', ')
}

/**
 * Builds the condition for documents after the cursor (or before it, when `reversed`).
 *
 * @param valueAt returns the cursor document's value of an ordered field
 */
export function buildCursorSql(
  collection: Collection,
  orders: readonly Order[],
  valueAt: (key: string) => SqlValue,
  reversed: boolean,
): Sql {
  const keys = withTieBreak(orders)
  const values: SqlValue[] = []
  // Redundant, but lets an index start at the cursor.
  const bounds = keys.slice(0, 1).map(({ key, descending }) => {
    values.push(valueAt(key))
    return `${comparisonSql(collection, key)} ${descending === reversed ? '>=' : '<='} ?`
  })
  const alternatives = keys.map(({ key, descending }, position) => {
    const equal = keys.slice(0, position).map((earlier) => {
      values.push(valueAt(earlier.key))
      return `${comparisonSql(collection, earlier.key)} = ?`
    })
    values.push(valueAt(key))
    const beyond = `${comparisonSql(collection, key)} ${descending === reversed ? '>' : '<'} ?`
    return `(${[...equal, beyond].join(' AND ')})`
  })
  return { text: `(${[...bounds, `(${alternatives.join(' OR ')})`].join(' AND ')})`, values }
}

function withTieBreak(orders: readonly Order[]): readonly Order[] {
  const unique = orders.some(({ key }) => key === '$id' || key === '$sequence')
  return unique ? orders : [...orders, { key: '$sequence', descending: false }]
}

function likeSql(
  attribute: string,
  match: 'startsWith' | 'endsWith' | 'contains',
  given: readonly unknown[],
  negation: '' | 'NOT ',
): Sql {
  const values = given.map((value) => {
    const literal = String(value).replace(/[\\%_]/g, String.raw`\$&`)
    return `${match === 'startsWith' ? '' : '%'}${literal}${match === 'endsWith' ? '' : '%'}`
  })
  const like = values.map(() => String.raw`${quoteIdentifier(attribute)} LIKE ? ESCAPE '\'`).join(' OR ')
  return { text: `${negation}(${like})`, values }
}

function searchSql(collection: Collection, attribute: string, text: string, negation: '' | 'NOT '): Sql {
  const expression = buildMatchExpression(text)
  if (expression === null) return { text: `${negation}(0)`, values: [] }
  const table = quoteIdentifier(wordsTableName(collection, attribute))
  return {
    text: `"$sequence" ${negation}IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?)`,
    values: [expression],
  }
}

function containsSql(attribute: string, values: readonly SqlValue[], negation: '' | 'NOT '): Sql {
  const marks = values.map(() => '?').join(', ')
  return {
    text: `${negation}EXISTS (SELECT 1 FROM json_each(${quoteIdentifier(attribute)}) WHERE value IN (${marks}))`,
    values,
  }
}
