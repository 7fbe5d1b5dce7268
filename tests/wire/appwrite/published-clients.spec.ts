import { sample } from '../../sample.ts'
/** Unmodified clients from npm: each major version of the web SDK, and the CLI. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { test } from '../support/cloud.ts'
import { attempt } from '../support/users.ts'

const resolve = createRequire(import.meta.url).resolve
const packageOf = (name: string) => dirname(resolve(`${name}/package.json`))

const NEWEST = 28
/** The portal's own major version has no alias. */
const PORTAL = 27
const majors = Array.from({ length: NEWEST - 15 }, (_, index) => index + 16)

/** Waits until the server has confirmed subscriptions, in the URL's or a message's response. */
async function subscribed(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) =>
    /"subscriptions":(?:\[["{]|\{")/.test(String(payload)),
  )
}

for (const major of sample('web SDK', majors)) {
  test(`signs up, stores documents and delivers to two equal subscriptions with web SDK ${major} @quick`, async ({
    page,
    pagePort,
    startCloud,
  }) => {
    const { url } = await startCloud({ quickPasswords: true })
    await page.goto(`http://localhost:${pagePort}/`)
    const name = major === PORTAL ? 'appwrite' : `appwrite-${major}`
    await page.addScriptTag({ path: join(packageOf(name), 'dist/iife/sdk.js') })
    // Every major version accepts positional arguments.
    await page.evaluate(`{
      const client = new Appwrite.Client().setEndpoint('${url}/v1').setProject('games-portal')
      const account = new Appwrite.Account(client)
      const db = new Appwrite.Databases(client)
      const scores = ['games_db', 'high_scores']
      const favorites = ['games_db', 'favorites']
      const score = { game_id: 'chess', user_id: 'amal', user_name: 'Amal', score: 900 }
      Object.assign(window, { client, account, db, scores, favorites, score })
    }`)

    expect(await attempt(page, "account.create('amal', 'amal@example.test', 'longenough1')")).toBe('done')
    const signIn = "account.createEmailPasswordSession('amal@example.test', 'longenough1')"
    expect(await attempt(page, signIn)).toBe('done')
    expect(await page.evaluate('account.get().then(({ $id, email }) => [$id, email])')).toEqual([
      'amal',
      'amal@example.test',
    ])

    const favorite = "{ user_id: 'amal', game_id: 'chess' }"
    expect(await attempt(page, `db.createDocument(...favorites, 'one', ${favorite})`)).toBe('done')
    expect(await attempt(page, "db.updateDocument(...favorites, 'one', { game_id: 'go' })")).toBe('done')
    const mine = "db.listDocuments(...favorites, [Appwrite.Query.equal('user_id', 'amal')])"
    expect(
      await page.evaluate(`${mine}.then(({ documents }) => documents.map((one) => one.game_id))`),
    ).toEqual(['go'])
    expect(await attempt(page, "db.deleteDocument(...favorites, 'one')")).toBe('done')
    expect(await attempt(page, "db.getDocument(...favorites, 'one')")).toBe('404 document_not_found')

    const hasRealtime = await page.evaluate<boolean>("'Realtime' in Appwrite")
    for (const through of hasRealtime ? ['client', 'new Appwrite.Realtime(client)'] : ['client']) {
      const ready = subscribed(page)
      await page.evaluate(`{
        const heard = (window.heard = [0, 0])
        const through = ${through}
        for (const index of [0, 1])
          through.subscribe('databases.games_db.collections.high_scores.documents', () => (heard[index] += 1))
      }`)
      await ready
      expect(await attempt(page, "db.createDocument(...scores, 'unique()', score)")).toBe('done')
      await page.waitForFunction('heard[0] === 1 && heard[1] === 1', null, { timeout: 20_000 })
    }
    expect(await attempt(page, "account.deleteSession('current')")).toBe('done')
    expect(await attempt(page, 'account.get()')).toBe('401 general_unauthorized_scope')
  })
}

interface Table {
  $id: string
}
const byId = (tables: readonly Table[]) => tables.toSorted((a, b) => (a.$id < b.$id ? -1 : 1))

test('connects the CLI with a key, pushes, pulls the same, and manages rows and users', async ({
  startCloud,
}) => {
  const home = await mkdtemp(join(tmpdir(), 'saha-cli-'))
  try {
    const file = join(home, 'appwrite.config.json')
    const configuration = (parts: object) =>
      writeFile(file, JSON.stringify({ projectId: 'games-portal', settings: {}, ...parts }))
    await configuration({ tablesDB: [], tables: [] })
    const key = 'key-of-the-command-line-for-this-test'
    const { url } = await startCloud({ config: file, keys: [key], quickPasswords: true })
    const appwrite = async (...args: string[]) => {
      const command = [join(packageOf('appwrite-cli'), 'index.js'), ...args]
      const options = { cwd: home, env: { ...process.env, HOME: home, USERPROFILE: home } }
      const { stdout, stderr } = await promisify(execFile)(process.execPath, command, options)
      return stdout + stderr
    }
    expect(await appwrite('client', '--endpoint', `${url}/v1`, '--key', key)).toContain('Setting client')

    const { tables, tablesDB } = JSON.parse(
      await readFile(new URL('../../../appwrite.config.json', import.meta.url), 'utf8'),
    ) as { tables: Table[]; tablesDB: object[] }
    await configuration({ tablesDB, tables })
    const push = ['push', 'tables', '--all', '--force']
    expect(await appwrite(...push)).toContain(`Successfully pushed ${tables.length} tables`)
    expect(await appwrite(...push)).toContain('Successfully pushed 0 tables')
    await configuration({ tablesDB: [], tables: [] })
    await appwrite('pull', 'tables', '--all')
    const pulled = JSON.parse(await readFile(file, 'utf8')) as { tables: Table[]; tablesDB: object[] }
    // The CLI creates all tables at once, so their order is not that of the file.
    expect({ ...pulled, tables: byId(pulled.tables) }).toMatchObject({ tablesDB, tables: byId(tables) })

    const score = { game_id: 'chess', user_id: 'amal', user_name: 'Amal', score: 900 }
    const inScores = ['--database-id', 'games_db', '--table-id', 'high_scores']
    await appwrite('tables-db', 'create-row', ...inScores, '--row-id', 's1', '--data', JSON.stringify(score))
    expect(JSON.parse(await appwrite('tables-db', 'list-rows', ...inScores, '--json'))).toMatchObject({
      total: 1,
      rows: [score],
    })
    await appwrite('users', 'create', '--user-id', 'amal', '--email', 'amal@example.test')
    expect(JSON.parse(await appwrite('users', 'list', '--json'))).toMatchObject({ users: [{ $id: 'amal' }] })
  } finally {
    await rm(home, { recursive: true, force: true })
  }
})
