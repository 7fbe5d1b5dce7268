import type { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { documentsPath, startTestCloud, temporaryFolder, TestClient } from '../testing/test-cloud.ts'

const opened: DatabaseSync[] = []

// Captures the server's connection, to limit its disk space.
vi.mock(import('./database.ts'), async (original) => {
  const actual = await original()
  const openDatabase: typeof actual.openDatabase = (path) => {
    const db = actual.openDatabase(path)
    opened.push(db)
    return db
  }
  return { ...actual, openDatabase }
})

test('rejects writes on a full disk, still reads, and loses nothing', async () => {
  const failures: unknown[] = []
  const data = join(temporaryFolder(), 'data.sqlite')
  const cloud = await startTestCloud({ data, userIds: ['amal'], onFailure: (error) => failures.push(error) })
  const amal = new TestClient(cloud)
  await amal.signIn('amal')
  const db = opened.at(-1)
  if (db === undefined) throw new Error('The server opened no database.')
  const score = (at: number) => ({ game_id: 'g', user_id: 'amal', user_name: 'x'.repeat(128), score: at })
  const write = async (at: number) => (await amal.create('high_scores', `s${at}`, score(at))).status

  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number }
  db.exec(`PRAGMA max_page_count = ${pages + 2}`)
  let written = 0
  while (written < 500 && (await write(written)) === 201) written += 1
  expect(written).toBeGreaterThan(0)
  const rejected = await amal.create('high_scores', 'refused', score(0))
  expect([rejected.status, rejected.body.type]).toEqual([500, 'general_unknown'])
  expect(failures.map(String)).toEqual([
    expect.stringMatching(
      /^The disk of the data file .* is full: free some space\. Acknowledged writes are kept\.$/,
    ),
    expect.stringContaining('is full'),
  ])
  // Reading still works.
  expect((await amal.list('high_scores', { method: 'limit', values: [500] })).body.total).toBe(written)
  expect((await amal.send('GET', '/account')).status).toBe(200)
  expect((await amal.send('GET', `${documentsPath('high_scores')}/refused`)).status).toBe(404)

  db.exec('PRAGMA max_page_count = 1000000')
  expect(await write(written)).toBe(201)
  expect((await amal.list('high_scores')).body.total).toBe(written + 1)
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const { total } = db
    .prepare('SELECT count(DISTINCT sequence) AS total FROM "permissions:games_db/high_scores"')
    .get() as { total: number }
  expect(total).toBe(written + 1)
})
