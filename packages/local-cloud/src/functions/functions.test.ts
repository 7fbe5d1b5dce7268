import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Route } from '../api/route.ts'
import { configFile, startTestCloud, TestClient } from '../testing/test-cloud.ts'
import { Functions } from './functions.ts'

const create = 'databases.games_db.collections.notes.documents.*.create'
const table = (id: string, permissions: readonly string[]) => ({
  $id: id,
  databaseId: 'games_db',
  $permissions: permissions,
  rowSecurity: true,
  columns: [{ key: 'text', type: 'longtext' }],
})

/** Starts a server with a function on new notes; `results` may only be written with a key. */
async function startWithFunction(source: string, settings: object = {}) {
  const config = configFile(
    [table('notes', ['create("users")', 'read("users")']), table('results', ['read("any")'])],
    {},
    ['games_db'],
    [
      {
        $id: 'on-note',
        path: '.',
        entrypoint: 'main.mjs',
        events: [create],
        scopes: ['documents.read', 'documents.write'],
        ...settings,
      },
    ],
  )
  writeFileSync(join(dirname(config), 'main.mjs'), source)
  const failures: unknown[] = []
  const cloud = await startTestCloud({
    config,
    userIds: ['amal'],
    onFailure: (error) => failures.push((error as Error).message),
  })
  const amal = new TestClient(cloud)
  await amal.signIn('amal')
  return { amal, failures }
}

/** Writes what the function saw as a document. */
const writeResult = `
  const write = (req, data) => fetch(
    process.env.APPWRITE_FUNCTION_API_ENDPOINT + '/databases/games_db/collections/results/documents',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-appwrite-project': process.env.APPWRITE_FUNCTION_PROJECT_ID,
        'x-appwrite-key': req.headers['x-appwrite-key'],
      },
      body: JSON.stringify({ documentId: 'seen', data }),
    },
  )`

const readResult = async (client: TestClient) =>
  (await client.send('GET', '/databases/games_db/collections/results/documents/seen')).body

test('runs a function with the document, its user and a key that only it has', async () => {
  const { amal, failures } = await startWithFunction(`${writeResult}
    export default async ({ req, res }) => {
      const { headers, body } = req
      const text = JSON.stringify({
        id: body.$id, user: headers['x-appwrite-user-id'], event: headers['x-appwrite-event'],
        env: Object.keys(process.env).filter((name) => !name.startsWith('APPWRITE_')),
      })
      await write(req, { text })
      return res.empty()
    }`)
  await amal.create('notes', 'first', { text: 'a' })
  await vi.waitFor(async () => expect(await readResult(amal)).toMatchObject({ $id: 'seen' }))
  const { text } = (await readResult(amal)) as { text: string }
  expect(JSON.parse(text)).toEqual({
    id: 'first',
    user: 'amal',
    event: 'databases.games_db.collections.notes.documents.first.create',
    env: [],
  })
  expect(failures).toEqual([])
  expect((await amal.create('results', 'own', { text: 'x' })).status).toBe(401)
})

test.each([
  ['computes without end', 'export default () => { for (;;); }', /computed longer than 2000 ms/],
  ['throws', "export default () => { throw new Error('broken') }", /broken/],
  ['returns nothing', 'export default () => undefined', /Return statement missing/],
  [
    'uses up its memory',
    'export default () => { const all = []; for (;;) all.push(new Array(1e5).fill(1.5)) }',
    /memory/,
  ],
  ['ends its thread', 'export default () => process.exit(3)', /exited with 3/],
  ['is no module', 'export default {', /Unexpected/],
  [
    'waits too long',
    'export default () => new Promise((done) => setTimeout(done, 1e6))',
    /longer than 1000 ms/,
  ],
])('answers requests while a function %s, and reports it', async (_, source, expected) => {
  const { amal, failures } = await startWithFunction(source, { timeout: source.includes('1e6') ? 1 : 15 })
  expect((await amal.create('notes', 'first', { text: 'a' })).status).toBe(201)
  expect((await amal.send('GET', '/databases/games_db/collections/notes/documents/first')).status).toBe(200)
  await vi.waitFor(() => expect(failures).toEqual([expect.stringMatching(expected)]))
})

test('stops a function when the server closes', async () => {
  const { amal } = await startWithFunction('export default () => { for (;;); }')
  await amal.create('notes', 'first', { text: 'a' })
})

test('runs a function only on its events', async () => {
  const { amal } = await startWithFunction(
    `${writeResult}
    export default async ({ req, res }) => {
      await write(req, { text: req.headers['x-appwrite-event'] })
      return res.empty()
    }`,
    { events: ['databases.*.collections.*.documents.*.update'] },
  )
  await amal.create('notes', 'first', { text: 'a' })
  await amal.send('PATCH', '/databases/games_db/collections/notes/documents/first', { data: { text: 'b' } })
  await vi.waitFor(async () =>
    expect(await readResult(amal)).toMatchObject({ text: expect.stringMatching(/first\.update$/) }),
  )
})

test.each([{ enabled: false }, { file: 'not-built.mjs' }])('skips a function with %o', (settings) => {
  const definition = {
    id: 'on-note',
    name: 'On note',
    enabled: true,
    file: 'functions.test.ts',
    events: [create],
    scopes: [],
    timeoutSeconds: 15,
  }
  const context = {} as ConstructorParameters<typeof Functions>[2]
  const routes: readonly Route[] = []
  const load = (change: object) =>
    new Functions([{ ...definition, ...change }], import.meta.dirname, context).withTriggers(routes)
  expect(load({})).not.toBe(routes)
  expect(load(settings)).toBe(routes)
})

test.each([
  [{ events: ['users.*.create'] }, /users\.\*\.create is not supported/],
  [{ scopes: ['files.read'] }, /scope files\.read/],
  [{ timeout: 901 }, /at most 900/],
])('rejects %o with a message that names the place', async (settings, message) => {
  await expect(startWithFunction('', settings)).rejects.toThrow(message)
})
