import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserStore } from '../auth/user-store.ts'
import { readConfigFile } from '../config/read-config.ts'
import { DocumentStore } from '../documents/store/document-store.ts'
import { formatTime } from '../identifiers.ts'
import { Schema } from '../schema/schema.ts'
import { applySeed, exportSeed } from '../seed/seed.ts'
import { readSeedFile } from '../seed/seed-file.ts'
import { StartError } from '../start-error.ts'
import { syncCollections } from '../storage/collection-tables.ts'
import { openDatabase, openReadOnly } from '../storage/database.ts'
import { toStartError } from '../storage/sqlite-errors.ts'

/** The data file and its configuration. */
interface DataSource {
  readonly data: string
  readonly config: string
}

/** Runs `export --to seed.json`, also while a server runs. */
export function runExport({ data, config }: DataSource, to: string): void {
  if (existsSync(to)) throw new StartError(`The file ${to} already exists: choose another path with --to.`)
  const project = readConfigFile(resolve(config))
  const db = openReadOnly(data)
  try {
    exportSeed({ db, users: new UserStore(db), schema: new Schema(db, project, formatTime(0)) }, to)
  } catch (cause) {
    throw cause instanceof StartError ? cause : toStartError(data, cause)
  } finally {
    db.close()
  }
}

/** Runs `import --from seed.json` into the data file of a stopped server. */
export async function runImport({ data, config }: DataSource, from: string): Promise<string> {
  const seed = readSeedFile(from)
  const project = readConfigFile(resolve(config))
  const now = Date.now()
  const db = openDatabase(data)
  try {
    syncCollections(db, project)
    const schema = new Schema(db, project, formatTime(now))
    const getStore = (collection: ConstructorParameters<typeof DocumentStore>[1]) =>
      new DocumentStore(db, collection)
    const { added, existing } = await applySeed(seed, { db, users: new UserStore(db), schema, getStore }, now)
    const skipped = existing === 0 ? '' : `; ${existing} already existed and were not changed`
    return `Imported ${added} accounts and documents from ${from}${skipped}`
  } finally {
    db.close()
  }
}
