import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueuedRuns } from './queued-runs.ts'

let serial = 0
let name = ''
beforeEach(() => {
  name = `runs-${serial++}`
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  void deleteDB(name)
})

const run = (scoreId: string) => ({ scoreId, userId: 'sara', gameId: 'zellige', log: '{}' })
const idsOf = async (queue: ReturnType<typeof createQueuedRuns>) =>
  (await queue.list()).map(({ scoreId }) => scoreId)

it('keeps runs for the next page until they are removed', async () => {
  const queue = createQueuedRuns(name)
  await queue.add(run('a'))
  await queue.add(run('b'))
  await queue.add(run('a'))
  const next = createQueuedRuns(name)
  expect(await idsOf(next)).toEqual(['a', 'b'])
  await next.remove('a')
  expect(await idsOf(queue)).toEqual(['b'])
})

it('marks in localStorage whether runs are stored', async () => {
  const queue = createQueuedRuns(name)
  expect(localStorage.getItem(name)).toBeNull()
  await queue.add(run('a'))
  await queue.add(run('b'))
  await queue.remove('a')
  expect(localStorage.getItem(name)).not.toBeNull()
  await queue.remove('b')
  expect(localStorage.getItem(name)).toBeNull()
  // A mark whose database was deleted.
  localStorage.setItem(name, 'queued')
  await queue.list()
  expect(localStorage.getItem(name)).toBeNull()
})

it('keeps at most twenty runs', async () => {
  const queue = createQueuedRuns(name)
  for (let number = 0; number < 25; number++) await queue.add(run(`run-${number}`))
  expect(await idsOf(queue)).toHaveLength(20)
})

it('keeps runs for the page when the browser stores nothing', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  const queue = createQueuedRuns(name)
  await queue.add(run('a'))
  expect(await idsOf(queue)).toEqual(['a'])
  await queue.remove('a')
  expect(await idsOf(queue)).toEqual([])
})
