import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SendQueue } from './send-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a message of a size in KB. */
const message = (name: string, kilobytes: number) => ({ name, filling: 'x'.repeat(kilobytes * 1024) })
const namesOf = (sent: readonly string[]) => sent.map((text) => (JSON.parse(text) as { name: string }).name)

it('sends a burst within the rate limit at once, the rest in order', () => {
  const sent: string[] = []
  const outbox = new SendQueue((text) => sent.push(text))
  for (const name of ['a', 'b', 'c', 'd', 'e']) outbox.put(message(name, 40))
  expect(namesOf(sent)).toEqual(['a', 'b'])
  outbox.put(message('small', 1))
  vi.advanceTimersByTime(300)
  expect(namesOf(sent)).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(2000)
  expect(namesOf(sent)).toEqual(['a', 'b', 'c', 'd', 'e', 'small'])
})

it('drops unsent messages when closed', () => {
  const sent: string[] = []
  const outbox = new SendQueue((text) => sent.push(text))
  for (const name of ['a', 'b', 'c']) outbox.put(message(name, 60))
  outbox.close()
  vi.runAllTimers()
  expect(namesOf(sent)).toEqual(['a'])
})
