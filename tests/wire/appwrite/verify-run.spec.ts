/** The built function `verify-run` on the embedded backend. */
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { bundleRules } from '../../../packages/games/bundle-rules.ts'
import { writeLog } from '../../../packages/games/src/bridge/log/run-log.ts'
import { recordings } from '../../../packages/games/src/testing/recorded-runs.ts'
import { startLocalCloud, type TestCloud } from '../../../packages/local-cloud/src/test-server.ts'
import { getSeed } from '../../../app/src/catalogue/games/get-seed.ts'

const config = fileURLToPath(new URL('../../../appwrite.config.json', import.meta.url))
const userIds = ['amal', 'basim'] as const
const users = userIds.map(($id) => ({ $id, email: `${$id}@example.test`, password: 'longenough1' }))

/** A signed-in user of the REST API. */
async function signIn({ endpoint, projectId }: TestCloud, user: (typeof userIds)[number]) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-appwrite-project': projectId,
  }
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(endpoint + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { response, status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const { response } = await send('POST', '/account/sessions/email', {
    email: `${user}@example.test`,
    password: 'longenough1',
  })
  headers['cookie'] = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const documents = (collection: string) => `/databases/games_db/collections/${collection}/documents`
  return {
    create: (collection: string, documentId: string, data: object) =>
      send('POST', documents(collection), { documentId, data }),
    get: (collection: string, id: string) => send('GET', `${documents(collection)}/${id}`),
    submitScore: (documentId: string, score: number, boardId = 'lantern-leap') =>
      send('POST', documents('high_scores'), {
        documentId,
        data: { game_id: boardId, user_id: user, user_name: user, score },
      }),
  }
}

/** Records a run to its end and returns it as a row of `runs`. */
async function recordRun(scoreId: string, boardId = 'lantern-leap') {
  const start = { seed: getSeed(boardId), level: 1 }
  const log = recordings['lantern-leap'].record('lantern-leap', start, 1800)
  const { hash } = await bundleRules('lantern-leap')
  const { moves } = JSON.parse((await writeLog({ ...log, rulesHash: hash })) ?? '') as { moves: string }
  const { steps, score } = log
  return { score_id: scoreId, game_id: boardId, rules: hash, ...start, steps, score, moves }
}

const test = base.extend<{ cloud: TestCloud }>({
  cloud: async ({}, provide) => {
    await using cloud = await startLocalCloud({ config, seed: { users } })
    await provide(cloud)
  },
})

test('marks a score whose run gives its points, once, and deletes the run @quick', async ({ cloud }) => {
  const [amal, basim] = [await signIn(cloud, 'amal'), await signIn(cloud, 'basim')]
  const run = await recordRun('first')
  await amal.submitScore('first', run.score)
  expect((await amal.create('runs', 'first', run)).status).toBe(201)
  await expect
    .poll(async () => (await basim.get('verified_scores', 'first')).body)
    .toMatchObject({
      game_id: 'lantern-leap',
      score: run.score,
    })
  await expect.poll(async () => (await amal.get('runs', 'first')).status).toBe(404)

  // The same moves under another score and another user, and points that they do not give.
  await amal.submitScore('again', run.score)
  await basim.submitScore('copied', run.score)
  await amal.submitScore('more', run.score + 1)
  for (const [user, id, row] of [
    [amal, 'again', { ...run, score_id: 'again' }],
    [basim, 'copied', { ...run, score_id: 'copied' }],
    [basim, 'stolen', run],
    [amal, 'more', { ...run, score_id: 'more', score: run.score + 1 }],
  ] as const) {
    expect((await user.create('runs', id, row)).status).toBe(201)
    await expect.poll(async () => (await user.get('runs', id)).status).toBe(404)
    expect((await amal.get('verified_scores', id)).status).toBe(404)
  }
})

test('marks a score of a daily game', async ({ cloud }) => {
  const amal = await signIn(cloud, 'amal')
  const boardId = 'daily-20261123-lantern-leap'
  const run = await recordRun('daily', boardId)
  await amal.submitScore('daily', run.score, boardId)
  expect((await amal.create('runs', 'daily', run)).status).toBe(201)
  await expect.poll(async () => (await amal.get('verified_scores', 'daily')).status).toBe(200)
})

test('lets users write no mark and read no run of another user', async ({ cloud }) => {
  const [amal, basim] = [await signIn(cloud, 'amal'), await signIn(cloud, 'basim')]
  expect(
    (await amal.create('verified_scores', 'own', { game_id: 'zellige', score: 5, digest: 'x' })).status,
  ).toBe(401)
  const row = { score_id: 'x', game_id: 'x', rules: 'x', seed: 1, level: 1, steps: 1, score: 1, moves: 'x' }
  const created = await amal.create('runs', 'secret', row)
  expect(created.body['$permissions']).not.toContain('read("any")')
  expect((await basim.get('runs', 'secret')).status).toBe(404)
})
