import { afterEach, expect, it, vi } from 'vitest'
import { withLock } from './locks.ts'

afterEach(() => void vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('', 'SecurityError')
}

it.each<[string, object]>([
  ['has no locks', {}],
  ['throws for its locks', Object.defineProperty({}, 'locks', { get: refuse })],
  ['throws when asked for one', { locks: { request: refuse } }],
  ['rejects when asked for one', { locks: { request: async () => refuse() } }],
])('runs the work once in a browser that %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const work = vi.fn(async () => 'done')
  await expect(withLock('outbox', {}, work)).resolves.toBe('done')
  expect(work.mock.calls).toEqual([[undefined]])
})

it('rethrows the work’s error and runs it once', async () => {
  const work = vi.fn(async () => Promise.reject(new Error('The work failed.')))
  await expect(withLock('outbox', {}, work)).rejects.toThrow('The work failed.')
  expect(work).toHaveBeenCalledOnce()
})

it('runs exclusively', async () => {
  const order: string[] = []
  const work = (name: string) =>
    withLock('outbox', {}, async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
    })
  await Promise.all([work('one'), work('other')])
  expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})
