import { expect, it } from 'vitest'
import { uploadWithProgress } from './upload-with-progress.ts'

const none = () => {}
const page = new URL(import.meta.url)
/** A server that accepts any body. */
const taker = new URL('/', page).href
const closedPort = 'http://localhost:9/'

it('returns status, headers and body like fetch', async () => {
  const [counted, plain] = await Promise.all([uploadWithProgress(page.href, {}, none), fetch(page.href)])
  expect([counted.status, counted.ok]).toEqual([plain.status, plain.ok])
  expect(counted.headers.get('content-type')).toBe(plain.headers.get('content-type'))
  expect(await counted.text()).toBe(await plain.text())
})

it('reports progress up to the last byte', async () => {
  const body = new Blob([new Uint8Array(3_000_000)])
  const counts: number[] = []
  await uploadWithProgress(taker, { method: 'POST', body }, (bytes) => counts.push(bytes))
  expect(counts.at(-1)).toBe(body.size)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
})

it('fails like fetch: with a TypeError, or the abort reason', async () => {
  await expect(uploadWithProgress(closedPort, { method: 'POST', body: 'x' }, none)).rejects.toThrow(TypeError)
  const stop = new AbortController()
  const stopped = uploadWithProgress(taker, { method: 'POST', body: 'x', signal: stop.signal }, none)
  stop.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  await expect(uploadWithProgress(taker, { signal: stop.signal }, none)).rejects.toThrow('stopped')
})
