import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { QueueFullError, WorkQueue } from './work-queue.ts'

/** Queues work that ends on demand, and records the started items. */
function works(queue: WorkQueue, count: number) {
  const started: number[] = []
  const gates = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const all = gates.map(({ promise }, at) =>
    queue.run(async () => {
      started.push(at)
      await promise
      return at
    }),
  )
  return { started, gates, all }
}

test('limits concurrency and runs the rest in order', async () => {
  const { started, gates, all } = works(new WorkQueue({ concurrency: 2, maxQueued: 9 }), 4)
  expect(started).toEqual([0, 1])
  gates[1]?.resolve()
  await all[1]
  await setImmediate()
  expect(started).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
  expect(started).toEqual([0, 1, 2, 3])
})

test('rejects work when the queue is full, and frees the slot of failed work', async () => {
  const queue = new WorkQueue({ concurrency: 1, maxQueued: 1 })
  const { gates, all } = works(queue, 3)
  await expect(all[2]).rejects.toBeInstanceOf(QueueFullError)
  gates[0]?.reject(new Error('failed'))
  await expect(all[0]).rejects.toThrow('failed')
  gates[1]?.resolve()
  expect(await all[1]).toBe(1)
  expect(await queue.run(async () => 'again')).toBe('again')
})

test('removes aborted work from the queue and frees its place', async () => {
  const queue = new WorkQueue({ concurrency: 1, maxQueued: 1 })
  const gate = Promise.withResolvers<void>()
  const first = queue.run(async () => gate.promise)
  const aborted = new AbortController()
  const second = queue.run(async () => 'second', aborted.signal)
  aborted.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  const third = queue.run(async () => 'third')
  gate.resolve()
  await first
  expect(await third).toBe('third')
})

test('reserves half of the queue for other owners, and lets owners take turns', async () => {
  const queue = new WorkQueue({ concurrency: 1, maxQueued: 4, maxQueuedPerOwner: 2 })
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = queue.run(async () => gate.promise, undefined, 'greedy')
  const run = async (name: string, owner: string) =>
    queue.run(async () => void done.push(name), undefined, owner)
  const greedy = [run('g1', 'greedy'), run('g2', 'greedy'), run('g3', 'greedy')]
  const patient = run('p1', 'patient')
  await expect(greedy[2]).rejects.toBeInstanceOf(QueueFullError)
  gate.resolve()
  await Promise.all([first, greedy[0], greedy[1], patient])
  expect(done).toEqual(['p1', 'g1', 'g2'])
})
