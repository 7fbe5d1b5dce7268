import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { configFile, startTestCloud, temporaryFolder, TestClient } from '../testing/test-cloud.ts'
import { backUpDatabase, restore } from './backup.ts'
import { openDatabase } from './database.ts'

// Starting a process takes seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))
const run = promisify(execFile)

const LOG = {
  $id: 'log',
  databaseId: 'games_db',
  $permissions: ['read("any")', 'write("any")'],
  columns: [{ key: 'n', type: 'integer', required: true }],
  indexes: [{ key: 'n', type: 'unique', columns: ['n'] }],
}

/** Creates a data file with one table and one text. */
function fileWith(path: string, text: string): void {
  const db = openDatabase(path)
  db.exec('CREATE TABLE note (text)')
  db.prepare('INSERT INTO note VALUES (?)').run(text)
  db.close()
}

const textIn = (path: string) => {
  const db = new DatabaseSync(path, { readOnly: true })
  const row = db.prepare('SELECT text FROM note').get()
  db.close()
  return row?.['text']
}

test('copies a consistent snapshot during writes', async () => {
  const folder = temporaryFolder()
  const [data, copy] = [join(folder, 'data.sqlite'), join(folder, 'copies', 'copy.sqlite')]
  const config = configFile([LOG])
  const cloud = await startTestCloud({ data, config })
  const client = new TestClient(cloud)
  let acknowledged = 0
  const copying = { isDone: false }
  const write = async () => {
    while (!copying.isDone) {
      const n = acknowledged
      expect((await client.create('log', `n${n}`, { n })).status).toBe(201)
      acknowledged += 1
      if (n % 7 === 6) expect((await client.update('log', `n${n}`, { n: -n })).status).toBe(200)
    }
  }
  const writing = write()
  await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(20), { timeout: 30_000 })
  const before = acknowledged
  const { stdout } = await run(process.execPath, [CLI, 'backup', '--data', data, '--to', copy])
  const after = acknowledged
  copying.isDone = true
  await writing
  expect(stdout).toBe(`Copied ${data} to ${copy}\n`)
  expect(after).toBeGreaterThan(before)
  expect(statSync(copy).mode & 0o077).toBe(0)

  const db = new DatabaseSync(copy, { readOnly: true })
  expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  const rows = db.prepare('SELECT "$id" AS id FROM "documents:games_db/log" ORDER BY "$sequence"').all()
  db.close()
  expect(rows.length).toBeGreaterThanOrEqual(before)
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_row, n) => `n${n}`))

  await cloud.close()
  restore(data, copy, Date.now())
  const again = new TestClient(await startTestCloud({ data, config }))
  expect((await again.list('log')).body.total).toBe(rows.length)
})

test('restores a copy and keeps the previous file', () => {
  const folder = temporaryFolder()
  const [data, copy] = [join(folder, 'data.sqlite'), join(folder, 'copy.sqlite')]
  fileWith(data, 'then')
  backUpDatabase(data, copy)
  const db = openDatabase(data)
  db.exec("UPDATE note SET text = 'now'")
  expect(() => restore(data, copy, 0)).toThrow(/is in use by another server/)
  db.close()
  expect(textIn(data)).toBe('now')
  const previous = [restore(data, copy, 0), restore(data, copy, 0)]
  expect(previous).toEqual([`${data}.before-1970-01-01T00-00-00`, `${data}.before-1970-01-01T00-00-00-2`])
  expect([textIn(data), textIn(previous[0] ?? ''), textIn(copy)]).toEqual(['then', 'now', 'then'])
  openDatabase(data).close()
})

test('keeps a damaged file on restore, and rejects a damaged copy without changes', () => {
  const folder = temporaryFolder()
  const [data, copy] = [join(folder, 'data.sqlite'), join(folder, 'copy.sqlite')]
  fileWith(data, 'then')
  backUpDatabase(data, copy)
  const damaged = readFileSync(data).fill(0xff, 5000)
  writeFileSync(data, damaged)
  const previous = restore(data, copy, 0)
  expect(readFileSync(previous ?? '')).toEqual(damaged)
  expect(textIn(data)).toBe('then')
  const before = readdirSync(folder)
  writeFileSync(copy, damaged)
  expect(() => restore(data, copy, 0)).toThrow(/is damaged/)
  expect(textIn(data)).toBe('then')
  expect(readdirSync(folder)).toEqual(before)
})

test('reports an invalid, missing or existing file in one sentence', () => {
  const folder = temporaryFolder()
  const [data, copy] = [join(folder, 'data.sqlite'), join(folder, 'copy.sqlite')]
  expect(() => backUpDatabase(data, copy)).toThrow(/The data file .* does not exist/)
  fileWith(data, 'x')
  writeFileSync(copy, 'my notes')
  expect(() => backUpDatabase(data, copy)).toThrow(/The file .* already exists/)
  expect(() => restore(data, copy, 0)).toThrow(/is not a data file of this server/)
  expect(() => restore(data, join(folder, 'none'), 0)).toThrow(/The file .*none does not exist/)
  expect(readFileSync(copy, 'utf8')).toBe('my notes')
  expect(existsSync(`${data}.partial`)).toBe(false)
})
