import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Collection } from '../config/project.ts'
import { searchable, searchableText, wordsTable } from './fulltext.ts'
import { quoted } from './sql.ts'
import type { Value } from '../config/structure.ts'
import { prepare } from './prepare.ts'

/**
 * Makes the tables of words that a collection wants, filled from its documents, and drops those it does not.
 *
 * @param documents the name of the table with the documents
 */
export function syncFulltext(db: DatabaseSync, collection: Collection, documents: string): void {
  const prefix = wordsTable(collection, '')
  const existing = prepare(
    db,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%'",
  )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name.startsWith(prefix))
  const wanted = searchable(collection)
  for (const name of existing)
    if (!wanted.includes(name.slice(prefix.length))) db.exec(`DROP TABLE ${quoted(name)}`)
  for (const key of wanted) {
    if (existing.includes(wordsTable(collection, key))) continue
    // Only the index is kept: the text itself is in the document.
    db.exec(
      `CREATE VIRTUAL TABLE ${quoted(wordsTable(collection, key))} USING fts5(words, content = '', contentless_delete = 1,
         tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co M*' tokenchars '_'")`,
    )
    const insert = prepare(
      db,
      `INSERT INTO ${quoted(wordsTable(collection, key))} (rowid, words) VALUES (?, ?)`,
    )
    const rows = prepare(
      db,
      `SELECT "$sequence" AS sequence, ${quoted(key)} AS text FROM ${quoted(documents)}
         WHERE ${quoted(key)} IS NOT NULL`,
    ).iterate()
    for (const { sequence, text } of rows) insert.run(sequence ?? null, searchableText(String(text)))
  }
}

/** Keeps the words of a collection's documents up to date; each call belongs in the transaction of its write. */
export class FulltextWriter {
  readonly #tables: readonly { key: string; insert: StatementSync; remove: StatementSync }[]

  constructor(db: DatabaseSync, collection: Collection) {
    this.#tables = searchable(collection).map((key) => {
      const table = quoted(wordsTable(collection, key))
      const insert = prepare(db, `INSERT INTO ${table} (rowid, words) VALUES (?, ?)`)
      const remove = prepare(db, `DELETE FROM ${table} WHERE rowid = ?`)
      return { key, insert, remove }
    })
  }

  insert(sequence: number, values: ReadonlyMap<string, Value>): void {
    for (const { key, insert } of this.#tables) {
      const text = values.get(key) ?? null
      if (typeof text === 'string') insert.run(sequence, searchableText(text))
    }
  }

  remove(sequence: number): void {
    for (const { remove } of this.#tables) remove.run(sequence)
  }
}
