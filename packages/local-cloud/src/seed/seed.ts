import { closeSync, openSync, writeSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { toPrefsModel } from '../account/models.ts'
import type { User, UserStore } from '../auth/user-store.ts'
import type { Collection } from '../config/project.ts'
import { validateDocument } from '../config/validate-document.ts'
import type { DocumentStore } from '../documents/store/document-store.ts'
import { columnsSql, readDocument, type Row } from '../documents/store/stored-document.ts'
import { normalizeDateTime } from '../parsing/date-time.ts'
import { expandPermissions, formatPermission } from '../parsing/permissions.ts'
import { formatTime } from '../identifiers.ts'
import { formatJson } from '../json.ts'
import type { DatabaseDefinition, TableDefinition } from '../schema/definitions.ts'
import type { Schema } from '../schema/schema.ts'
import { StartError } from '../start-error.ts'
import { documentsTableName } from '../storage/collection-tables.ts'
import { transaction } from '../storage/database.ts'
import { prepare } from '../storage/prepare.ts'
import { quoteIdentifier } from '../storage/sql.ts'
import type { Seed, SeedDocument, SeedUser } from './seed-file.ts'

/** Target of a seed, or source of an export. */
export interface Stores {
  readonly db: DatabaseSync
  readonly users: UserStore
  readonly schema: Schema
  readonly getStore: (collection: Collection) => DocumentStore
}

/** Number of new items, and of existing ones that were left unchanged. */
export interface SeedResult {
  readonly added: number
  readonly existing: number
}

/**
 * Adds missing items of a seed in one transaction. Existing ids are left unchanged, so the same seed can be applied
 * at every start.
 *
 * @throws {StartError} when an item is invalid or conflicts with another
 */
export async function applySeed(seed: Seed, stores: Stores, now: number): Promise<SeedResult> {
  const { users, schema } = stores
  const hashes = new Map<string, string | null>()
  const newUsers = (seed.users ?? []).filter(({ $id }) => users.findById($id) === null)
  await Promise.all(
    newUsers.map(async ({ $id, password, passwordHash = null }) =>
      hashes.set($id, password === undefined ? passwordHash : await users.passwords.hash(password)),
    ),
  )
  return transaction(stores.db, () => {
    let added = 0
    let total = seed.users?.length ?? 0
    for (const user of newUsers) {
      addUser(users, user, hashes.get(user.$id) ?? null, now)
      added += 1
    }
    for (const definition of (seed.databases ?? []) as unknown as readonly DatabaseDefinition[])
      if (schema.database(definition.$id) === undefined) schema.putDatabase(definition)
    for (const definition of (seed.tables ?? []) as unknown as readonly TableDefinition[])
      if (schema.table(definition.databaseId, definition.$id) === undefined) schema.putTable(definition)
    for (const [databaseId, collections] of Object.entries(seed.documents ?? {}))
      for (const [collectionId, documents] of Object.entries(collections)) {
        const collection = schema.databases.get(databaseId)?.collections.get(collectionId)
        if (collection === undefined)
          throw new StartError(`The collection ${databaseId}/${collectionId} of the seed does not exist.`)
        const store = stores.getStore(collection)
        total += documents.length
        for (const document of documents) added += Number(addDocument(store, collection, document, now))
      }
    return { added, existing: total - added }
  })
}

function addUser(users: UserStore, seed: SeedUser, passwordHash: string | null, now: number): void {
  const { $id: id, name = '', phone = '', labels, prefs, status } = seed
  const createdAt = seed.$createdAt === undefined ? now : Date.parse(seed.$createdAt) || now
  const email = (seed.email ?? '').toLowerCase()
  const created = users.create({ id, email, name, phone, passwordHash }, createdAt)
  if (created === null)
    throw new StartError(`The account ${id} cannot be seeded: another one has its address or phone.`)
  let user: User = created
  if (labels !== undefined) user = users.changeLabels(user, labels, createdAt)
  if (prefs !== undefined) user = users.changePrefs(user, formatJson(prefs), createdAt)
  if (seed.emailVerification === true) user = users.verifyEmail(user, true, createdAt)
  if (seed.phoneVerification === true) user = users.verifyPhone(user, true, createdAt)
  if (status === false) users.changeStatus(user, false, createdAt)
}

/** @returns whether it was new */
function addDocument(
  store: DocumentStore,
  collection: Collection,
  { $id: id, $permissions = [], $createdAt, $updatedAt, ...data }: SeedDocument,
  now: number,
): boolean {
  if (store.get(id) !== null) return false
  const label = `The document ${id} cannot be seeded in ${collection.databaseId}/${collection.id}:`
  const checked = validateDocument(collection, new Map(Object.entries(data)))
  if ('problem' in checked) throw new StartError(`${label} ${checked.problem}.`)
  const createdAt = normalizeDateTime($createdAt ?? '') ?? formatTime(now)
  const written = store.insert({
    id,
    permissions: expandPermissions($permissions).map(formatPermission),
    createdAt,
    updatedAt: normalizeDateTime($updatedAt ?? '') ?? createdAt,
    values: checked.values,
  })
  if (typeof written === 'string')
    throw new StartError(`${label} a unique index already contains its values.`)
  return true
}

/**
 * Exports all data as a seed, one document per line. Sessions and keys are omitted, because only hashes of their
 * secrets are stored.
 */
export function exportSeed({ db, users, schema }: Omit<Stores, 'getStore'>, path: string): void {
  const file = openSync(path, 'wx', 0o600)
  const write = (text: string) => writeSync(file, text)
  const writeList = (items: Iterable<unknown>, indent: string) => {
    let isFirst = true
    write('[')
    for (const item of items) {
      write(`${isFirst ? '' : ','}\n${indent}  ${formatJson(item)}`)
      isFirst = false
    }
    write(isFirst ? ']' : `\n${indent}]`)
  }
  try {
    // A transaction reads one snapshot, also while a server writes.
    db.exec('BEGIN')
    write('{\n  "users": ')
    writeList(users.all().map(exportedUser), '  ')
    write(',\n  "databases": ')
    writeList(
      schema.list().filter(({ $id }) => !schema.isFromFile($id)),
      '  ',
    )
    write(',\n  "tables": ')
    const tables = schema.list().flatMap(({ $id }) => schema.tables($id))
    writeList(
      tables.filter((table) => !schema.isTableFromFile(table)),
      '  ',
    )
    write(',\n  "documents": {')
    for (const [position, { id, collections }] of [...schema.databases.values()].entries()) {
      write(`${position === 0 ? '' : ','}\n    ${JSON.stringify(id)}: {`)
      for (const [index, collection] of [...collections.values()].entries()) {
        write(`${index === 0 ? '' : ','}\n      ${JSON.stringify(collection.id)}: `)
        writeList(exportedDocuments(db, collection), '      ')
      }
      write('\n    }')
    }
    write('\n  }\n}\n')
    db.exec('COMMIT')
  } finally {
    closeSync(file)
  }
}

function exportedUser(user: User): SeedUser {
  const { id, email, name, phone, status, labels, emailVerified, phoneVerified } = user
  return {
    $id: id,
    ...(email === '' ? {} : { email }),
    ...(user.passwordHash === null ? {} : { passwordHash: user.passwordHash }),
    ...(name === '' ? {} : { name }),
    ...(phone === '' ? {} : { phone }),
    ...(emailVerified ? { emailVerification: true } : {}),
    ...(phoneVerified ? { phoneVerification: true } : {}),
    ...(status ? {} : { status }),
    ...(labels.length === 0 ? {} : { labels }),
    ...(user.prefs === '{}' ? {} : { prefs: toPrefsModel(user) as Record<string, unknown> }),
    $createdAt: formatTime(user.createdAt),
  }
}

function* exportedDocuments(db: DatabaseSync, collection: Collection): Generator<SeedDocument> {
  const statement = prepare(
    db,
    `SELECT ${columnsSql(collection)} FROM ${quoteIdentifier(documentsTableName(collection))} ORDER BY "$sequence"`,
  )
  statement.setReturnArrays(true)
  statement.setReadBigInts(true)
  for (const row of statement.iterate()) {
    const { id, permissions, createdAt, updatedAt, values } = readDocument(collection, row as unknown as Row)
    const given = Object.fromEntries([...values].filter(([, value]) => value !== null))
    yield { $id: id, $permissions: permissions, $createdAt: createdAt, $updatedAt: updatedAt, ...given }
  }
}
