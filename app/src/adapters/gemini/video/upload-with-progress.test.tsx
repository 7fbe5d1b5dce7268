import { expect, it } from 'vitest'
import { countedFetch } from './upload-with-progress.ts'

const none = () => {}
const page = new URL(import.meta.url)
/** A server that accepts any body. */
const taker = new URL('/', page).href
/** A closed port. */
const nobody = 'http://localhost:9/'

it('answers as fetch does, with status, headers and words', async () => {
  const [counted, plain] = await Promise.all([countedFetch(page.href, {}, none), fetch(page.href)])
  expect([counted.status, counted.ok]).toEqual([plain.status, plain.ok])
  expect(counted.headers.get('content-type')).toBe(plain.headers.get('content-type'))
  expect(await counted.text()).toBe(await plain.text())
})

it('counts what leaves, up to the last byte', async () => {
  const body = new Blob([new Uint8Array(3_000_000)])
  const counts: number[] = []
  await countedFetch(taker, { method: 'POST', body }, (bytes) => counts.push(bytes))
  expect(counts.at(-1)).toBe(body.size)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
})

it('fails as fetch does: without an answer by a TypeError, stopped by the reason', async () => {
  await expect(countedFetch(nobody, { method: 'POST', body: 'x' }, none)).rejects.toThrow(TypeError)
  const stop = new AbortController()
  const stopped = countedFetch(taker, { method: 'POST', body: 'x', signal: stop.signal }, none)
  stop.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  await expect(countedFetch(taker, { signal: stop.signal }, none)).rejects.toThrow('stopped')
})
