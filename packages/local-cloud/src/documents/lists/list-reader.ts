import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Collection } from '../../config/project.ts'
import { formatJson } from '../../json.ts'
import type { Sql, SqlValue } from '../../storage/sql.ts'
import { type Row, sortValue, type StoredDocument } from '../store/stored-document.ts'
import type { Query } from '../queries/parse-query.ts'
import type { QueryPlan } from '../queries/query-plan.ts'
import { buildCursorSql, buildFilterSql, buildOrderSql } from '../queries/query-sql.ts'
import { buildPermissionSql } from '../queries/permission-sql.ts'
import { documentsTableName } from '../../storage/collection-tables.ts'
import { prepare } from '../../storage/prepare.ts'

/** Appwrite's maximum total. */
const MAX_COUNTED = 5000
/** Up to this size of a collection every list is fast. */
const SMALL_COLLECTION = 10_000
/** Larger pages block the event loop noticeably. */
const FAST_PAGE = 1000
/**
 * SQL function of the worker's connection; it throws when the query is cancelled. It runs once per 256 documents,
 * because `node:sqlite` cannot interrupt a statement.
 */
export const CANCEL_CHECK = 'check_cancelled'
const CANCEL_CHECK_SQL: Sql = {
  text: `CASE WHEN "$sequence" & 255 = 0 THEN ${CANCEL_CHECK}() ELSE 1 END`,
  values: [],
}
/** Maximum number of prepared statements in the cache. */
const MAX_STATEMENTS = 64

/** A page of documents, and the total of matching documents (at most 5000). */
export interface Page {
  readonly total: number
  /** Rows with the requested columns. */
  readonly rows: readonly Row[]
}

/** A list query for a caller. */
export interface ListRequest {
  readonly plan: QueryPlan
  /** Roles of which one must have read access to each document; null reads all. */
  readonly readRoles: readonly string[] | null
  /** Document of the plan's cursor, or null. */
  readonly cursor: StoredDocument | null
}

/** SQL of a list: the total, and the page without its columns. */
interface ListSql {
  readonly count: Sql
  readonly page: Sql
  /** Upper bound of scanned documents; null means unbounded. */
  readonly maxScanned: number | null
}

/** Runs list queries of a collection, on a separate or on the writing connection. */
export class ListReader {
  readonly #db: DatabaseSync
  readonly #collection: Collection
  readonly #statements = new Map<string, StatementSync>()
  readonly #plans = new Map<string, readonly string[]>()
  readonly #sqlByRequest = new WeakMap<ListRequest, ListSql>()
  /** Totals since the last write; null when another connection writes. */
  readonly #counts: Map<string, number> | null
  #changes = 0

  /** @param isWriter whether all writes use this connection, so that cached totals can be invalidated */
  constructor(db: DatabaseSync, collection: Collection, isWriter: boolean) {
    this.#db = db
    this.#counts = isWriter ? new Map() : null
    this.#collection = collection
  }

  /**
   * Returns whether a list takes only milliseconds: an index returns its documents in order, or there are few.
   *
   * @param size upper bound of documents in the collection
   */
  isFast(request: ListRequest, size: number): boolean {
    const { plan } = request
    const written = Math.min(plan.limit, size)
    if (written > FAST_PAGE) return false
    if (size <= SMALL_COLLECTION) return true
    // A frequent word matches every document, regardless of read permissions.
    if (plan.random || plan.offset > FAST_PAGE || plan.filters.some(usesSearch)) return false
    const { page, maxScanned } = this.#sql(request)
    if (maxScanned !== null) return maxScanned <= FAST_PAGE
    const fewest = this.#findUniqueLookup(plan)
    if (
      fewest !== null &&
      fewest.values <= FAST_PAGE &&
      this.#queryPlan(page)[0]?.includes(`INDEX ${fewest.index} (`) === true
    )
      return true
    const isPlain = plan.filters.every(({ method, values }) => method === 'equal' && values.length === 1)
    return isPlain && this.#usesIndexOnly(page, plan.filters.length)
  }

  /** Returns the requested page with these columns of each document. */
  find(request: ListRequest, columns: string): Page {
    const { plan } = request
    const { count, page } = this.#sql(request)
    const rows = this.#rows(`SELECT ${columns} ${page.text}`, page.values)
    const isBefore = plan.cursor?.before ?? false
    return { total: this.#count(count), rows: isBefore ? rows.toReversed() : rows }
  }

  /** Cached per request: {@link isFast} and {@link find} both need it. */
  #sql(request: ListRequest): ListSql {
    const sql = this.#sqlByRequest.get(request) ?? this.#buildSql(request)
    this.#sqlByRequest.set(request, sql)
    return sql
  }

  #buildSql({ plan, readRoles, cursor }: ListRequest): ListSql {
    const collection = this.#collection
    const {
      from,
      where: readable,
      readableCount,
    } = buildPermissionSql(collection, readRoles, (text, values) => Number(this.#rows(text, values)[0]?.[0]))
    const conditions = plan.filters.map((filter) => buildFilterSql(collection, filter))
    if (this.#counts === null) conditions.unshift(CANCEL_CHECK_SQL)
    if (readable !== null) conditions.push(readable)
    const counted = [from, ...conditions]
    const count = `SELECT count(*) AS total FROM (SELECT 1 FROM ${from.text} ${where(conditions)} LIMIT ${MAX_COUNTED})`

    const isBefore = plan.cursor?.before ?? false
    if (cursor !== null)
      conditions.push(
        buildCursorSql(collection, plan.orders, (key) => sortValue(collection, cursor, key), isBefore),
      )
    const order = plan.random ? 'random()' : buildOrderSql(collection, plan.orders, isBefore)
    // The limit is inlined because SQLite's planner uses it; a bound value would prepare the statement again.
    const page = `FROM ${from.text} ${where(conditions)} ORDER BY ${order} LIMIT ${plan.limit} OFFSET ?`
    return {
      count: { text: count, values: collectValues(counted) },
      page: { text: page, values: [...collectValues([from, ...conditions]), plan.offset] },
      maxScanned: readableCount,
    }
  }

  #count({ text, values }: Sql): number {
    const count = () => Number(this.#rows(text, values)[0]?.[0])
    if (this.#counts === null) return count()
    const changes = Number(this.#rows('SELECT total_changes()', [])[0]?.[0])
    if (changes !== this.#changes) this.#counts.clear()
    this.#changes = changes
    const key = formatJson([text, values])
    const total = this.#counts.get(key) ?? count()
    cacheBounded(this.#counts, key, total)
    return total
  }

  /** Returns whether an index alone determines the page: no sorting, no scan of other documents. */
  #usesIndexOnly(page: Sql, filters: number): boolean {
    const steps = this.#queryPlan(page)
    const bounds = steps[0]?.match(/=\?/g)?.length ?? 0
    return steps.length === 1 && bounds >= filters
  }

  /** Returns the unique-index filter with the fewest values. */
  #findUniqueLookup({ filters }: QueryPlan): { index: string; values: number } | null {
    const table = documentsTableName(this.#collection)
    const unique = new Map([['$id', `sqlite_autoindex_${table}_1`]])
    for (const { key, type, columns } of this.#collection.indexes)
      if (type === 'unique' && columns.length === 1) unique.set(columns[0]?.key ?? '', `${table}/${key}`)
    const fewest = filters.flatMap(({ method, attribute, values }) => {
      const index = method === 'equal' ? unique.get(attribute) : undefined
      return index === undefined ? [] : [{ index, values: values.length }]
    })
    return fewest.toSorted((one, other) => one.values - other.values)[0] ?? null
  }

  /** Returns SQLite's query plan of a page. */
  #queryPlan({ text, values }: Sql): readonly string[] {
    const cached = this.#plans.get(text)
    if (cached !== undefined) return cached
    const steps = prepare(this.#db, `EXPLAIN QUERY PLAN SELECT 1 ${text}`)
      .all(...values)
      .map(({ detail }) => String(detail))
    cacheBounded(this.#plans, text, steps)
    return steps
  }

  #rows(text: string, values: readonly SqlValue[]): readonly Row[] {
    const statement = this.#prepared(text)
    const rows = () => statement.all(...values) as unknown as Row[]
    try {
      return rows()
    } catch (error) {
      if (!isOutOfRange(error)) throw error
      // Bigints are slower and rarely needed, so only lists that need them use them.
      statement.setReadBigInts(true)
      return rows()
    }
  }

  #prepared(text: string): StatementSync {
    const cached = this.#statements.get(text)
    const statement = cached ?? prepare(this.#db, text)
    if (cached === undefined) statement.setReturnArrays(true)
    else this.#statements.delete(text)
    cacheBounded(this.#statements, text, statement)
    return statement
  }
}

/** Returns whether the error reports an integer beyond ±2^53. */
function isOutOfRange(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
}

/** Returns whether a filter searches for words, also in nested filters. */
function usesSearch({ method, nested }: Query): boolean {
  return method === 'search' || method === 'notSearch' || nested.some(usesSearch)
}

/** Evicts the least recently used entry. */
function cacheBounded<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > MAX_STATEMENTS && oldest !== undefined) map.delete(oldest)
}

function where(conditions: readonly Sql[]): string {
  return conditions.length === 0 ? '' : `WHERE ${conditions.map(({ text }) => text).join(' AND ')}`
}

function collectValues(parts: readonly Sql[]): SqlValue[] {
  return parts.flatMap(({ values }) => values)
}
