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

/** Appwrite stops counting here. */
const MAX_COUNTED = 5000
/** In a collection of so many documents every list is a quick one. */
const SMALL_COLLECTION = 10_000
/** Writing more documents than that takes a moment in which nobody else is answered. */
const FAST_PAGE = 1000
/**
 * The function that a thread aside gives its connection: it throws where the list is given up. It is asked once in
 * some hundred documents that are looked at, because SQLite itself cannot be interrupted from here.
 */
export const CANCEL_CHECK = 'check_cancelled'
const CANCEL_CHECK_SQL: Sql = {
  text: `CASE WHEN "$sequence" & 255 = 0 THEN ${CANCEL_CHECK}() ELSE 1 END`,
  values: [],
}
/** Statements kept prepared. */
const MAX_STATEMENTS = 64

/** One page of a collection, and how many documents match in all (counted to 5000 at most). */
export interface Page {
  readonly total: number
  /** With the columns that were asked for. */
  readonly rows: readonly Row[]
}

/** What is listed, for whom, from where. */
export interface ListRequest {
  readonly plan: QueryPlan
  /** The roles of which one must hold the right to read each document; null reads all. */
  readonly readRoles: readonly string[] | null
  /** The document that the plan's cursor names, if it names one. */
  readonly cursor: StoredDocument | null
}

/** The SQL of a list: how many there are, and which (without the columns). */
interface ListSql {
  readonly count: Sql
  readonly page: Sql
  /** At most so many documents have to be looked at one by one; null when any number may. */
  readonly maxScanned: number | null
}

/** Finds the documents of one collection, over a connection of its own or one that also writes. */
export class ListReader {
  readonly #db: DatabaseSync
  readonly #collection: Collection
  readonly #statements = new Map<string, StatementSync>()
  readonly #plans = new Map<string, readonly string[]>()
  readonly #sqlByRequest = new WeakMap<ListRequest, ListSql>()
  /** What was counted since the last change; null where changes are made over another connection. */
  readonly #counts: Map<string, number> | null
  #changes = 0

  /** @param isWriter whether every change is made over this connection, so that it knows when to count anew */
  constructor(db: DatabaseSync, collection: Collection, isWriter: boolean) {
    this.#db = db
    this.#counts = isWriter ? new Map() : null
    this.#collection = collection
  }

  /**
   * Whether a list is found in a few milliseconds, however large the collection is: an index leads to its
   * documents in their order, or they are few.
   *
   * @param size how many documents the collection holds at most
   */
  isFast(request: ListRequest, size: number): boolean {
    const { plan } = request
    const written = Math.min(plan.limit, size)
    if (written > FAST_PAGE) return false
    if (size <= SMALL_COLLECTION) return true
    // A word that every text has leads to all of them, whoever may read how many.
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

  /** The page of documents that a plan asks for, with these columns of each. */
  find(request: ListRequest, columns: string): Page {
    const { plan } = request
    const { count, page } = this.#sql(request)
    const rows = this.#rows(`SELECT ${columns} ${page.text}`, page.values)
    const isBefore = plan.cursor?.before ?? false
    return { total: this.#count(count), rows: isBefore ? rows.toReversed() : rows }
  }

  /** Asked for twice: whether a list is a quick one, and to find it. */
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
    // The limit is written out: SQLite heeds it when it plans, so that a statement with another is prepared anew.
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

  /** Whether SQLite finds a page by an index alone: nothing sorted, and nothing looked at that is not asked for. */
  #usesIndexOnly(page: Sql, filters: number): boolean {
    const steps = this.#queryPlan(page)
    const bounds = steps[0]?.match(/=\?/g)?.length ?? 0
    return steps.length === 1 && bounds >= filters
  }

  /** The filter that names the fewest documents by a unique index, whatever else must hold of them. */
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

  /** How SQLite finds a page. */
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
      // Bigints cost more, and hardly anything holds a number that needs one: only such a list is read with them.
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

/** Whether a whole number was found that only a bigint can hold. */
function isOutOfRange(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
}

/** Whether a condition looks for words, itself or within. */
function usesSearch({ method, nested }: Query): boolean {
  return method === 'search' || method === 'notSearch' || nested.some(usesSearch)
}

/** What was used longest ago goes first. */
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
