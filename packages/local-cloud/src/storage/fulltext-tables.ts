import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Collection } from '../config/project.ts'
import { listSearchableAttributes, normalizeSearchText, wordsTableName } from './fulltext.ts'
import { quoteIdentifier } from './sql.ts'
import type { Value } from '../config/validate-document.ts'
import { prepare } from './prepare.ts'

/**
 * Creates and fills a collection's full-text tables, and drops unused ones.
 *
 * @param documents name of the table with the documents
 */
export function syncFulltext(db: DatabaseSync, collection: Collection, documents: string): void {
  const prefix = wordsTableName(collection, '')
  const existing = prepare(
    db,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%'",
  )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name.startsWith(prefix))
  const wanted = listSearchableAttributes(collection)
  for (const name of existing)
    if (!wanted.includes(name.slice(prefix.length))) db.exec(`DROP TABLE ${quoteIdentifier(name)}`)
  for (const key of wanted) {
    if (existing.includes(wordsTableName(collection, key))) continue
    // Contentless: the text itself is in the document.
    db.exec(
      `CREATE VIRTUAL TABLE ${quoteIdentifier(wordsTableName(collection, key))} USING fts5(words, content = '', contentless_delete = 1,
         tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co M*' tokenchars '_'")`,
    )
    const insert = prepare(
      db,
      `INSERT INTO ${quoteIdentifier(wordsTableName(collection, key))} (rowid, words) VALUES (?, ?)`,
    )
    const rows = prepare(
      db,
      `SELECT "$sequence" AS sequence, ${quoteIdentifier(key)} AS text FROM ${quoteIdentifier(documents)}
         WHERE ${quoteIdentifier(key)} IS NOT NULL`,
    ).iterate()
    for (const { sequence, text } of rows) insert.run(sequence ?? null, normalizeSearchText(String(text)))
  }
}

/** Updates the full-text tables of a collection. Call it inside the transaction of the write. */
export class FulltextWriter {
  readonly #tables: readonly { key: string; insert: StatementSync; remove: StatementSync }[]

  constructor(db: DatabaseSync, collection: Collection) {
    this.#tables = listSearchableAttributes(collection).map((key) => {
      const table = quoteIdentifier(wordsTableName(collection, key))
      const insert = prepare(db, `INSERT INTO ${table} (rowid, words) VALUES (?, ?)`)
      const remove = prepare(db, `DELETE FROM ${table} WHERE rowid = ?`)
      return { key, insert, remove }
    })
  }

  insert(sequence: number, values: ReadonlyMap<string, Value>): void {
    for (const { key, insert } of this.#tables) {
      const text = values.get(key) ?? null
      if (typeof text === 'string') insert.run(sequence, normalizeSearchText(text))
    }
  }

  remove(sequence: number): void {
    for (const { remove } of this.#tables) remove.run(sequence)
  }
}
