import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { appwrite } from '../../adapters/appwrite/client/client.ts'
import { Backend } from '../../adapters/appwrite/testing/backend.ts'
import type { FaultName } from '../../adapters/appwrite/testing/faults.ts'
import { connection } from '../../adapters/network/connection.ts'
import { queuedRuns } from '../../adapters/storage/queued-runs.ts'
import { localStore } from '../../adapters/storage/web-storage.ts'
import { sendQueuedWrites, submitScoreOrQueue } from '../session/queued-writes.ts'
import { queueRun, sendRuns } from './send-runs.ts'

// The modules read the page's origin when imported.
vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const log = JSON.stringify({
  game: 'zellige',
  rulesHash: '0123456789abcdef',
  seed: 7,
  level: 1,
  steps: 300,
  score: 120,
  moves: 'AAAA',
})
const run = (scoreId: string, userId = 'sara') => ({ scoreId, userId, gameId: 'daily-20261127-zellige', log })
let backend: Backend

const submittedIds = () => (backend.documents.runs ?? []).map(({ $id }) => $id)
const queuedIds = async () => (await queuedRuns.list()).map(({ scoreId }) => scoreId)

beforeAll(() => appwrite())
beforeEach(() => {
  backend = Backend.signedInAs('sara')
  vi.stubGlobal('fetch', backend.fetch)
})
afterEach(async () => {
  connection.asked(true)
  localStore.remove('saha.outbox')
  localStore.remove('saha.runs')
  for (const id of await queuedIds()) await queuedRuns.remove(id)
})

it('sends the run of a submitted score under the id of the score', async () => {
  await queueRun(run('first'))
  expect(backend.documents.runs).toMatchObject([
    {
      $id: 'first',
      score_id: 'first',
      game_id: 'daily-20261127-zellige',
      rules: '0123456789abcdef',
      seed: 7,
      level: 1,
      steps: 300,
      score: 120,
      moves: 'AAAA',
    },
  ])
  expect(await queuedIds()).toEqual([])
})

it('waits offline until the score has been sent', async () => {
  connection.asked(false)
  const { recordId } = await submitScoreOrQueue(
    { userId: 'sara', userName: 'sara', gameId: 'zellige', score: 120 },
    new AbortController().signal,
  )
  await queueRun(run(recordId))
  expect(backend.calls).toEqual([])
  connection.asked(true)
  await sendRuns('sara')
  expect(submittedIds()).toEqual([])
  // Node has no IndexedDB, so the mark that a database is not empty is missing.
  localStore.set('saha.runs', 'queued')
  await sendQueuedWrites('sara')
  expect(submittedIds()).toEqual([recordId])
  expect(await queuedIds()).toEqual([])
})

it('sends no run after the user has signed out', async () => {
  await queuedRuns.add(run('first'))
  localStore.set('saha.runs', 'queued')
  await sendQueuedWrites('sara', () => false)
  await sendRuns('sara', () => false)
  expect(backend.calls).toEqual([])
  expect(await queuedIds()).toEqual(['first'])
})

it('never sends the run of another user', async () => {
  await queuedRuns.add(run('theirs', 'huda'))
  await sendRuns('sara')
  expect(submittedIds()).toEqual([])
  expect(await queuedIds()).toEqual(['theirs'])
})

it.each<FaultName>(['401', 'blocked'])('keeps the run after %s', async (fault) => {
  backend.wrong.set('submit run', fault)
  await queueRun(run('first'))
  expect(await queuedIds()).toEqual(['first'])
})

it.each<FaultName>(['403', '404', '409'])(
  'drops the run after %s, which a retry would repeat',
  async (fault) => {
    backend.wrong.set('submit run', fault)
    await queueRun(run('first'))
    expect(await queuedIds()).toEqual([])
  },
)
