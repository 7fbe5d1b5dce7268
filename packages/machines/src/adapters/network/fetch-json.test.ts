import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNumber, isRecord, isString } from '../../port/index.ts'
import { fetchJson, HttpError, toStatusKind } from './fetch-json.ts'

/** Requests that a test has not finished. */
const pending = new Set<string>()

const responses: Readonly<Record<string, RequestListener>> = {
  '/json': (_, response) => response.end('{"stars":4}'),
  '/empty': (_, response) => response.writeHead(204).end(),
  '/html': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  '/broken': (_, response) => response.writeHead(500).end('Stack trace'),
  '/limited': (_, response) => response.writeHead(429, { 'retry-after': '7' }).end(),
  '/dated': (_, response) =>
    response.writeHead(503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }).end(),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"a":')
    response.socket?.destroy()
  },
  '/half': (_, response) => {
    response.writeHead(200).write('{"a":')
  },
  '/silent': () => {},
  '/echo': (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method, headers } = request
      const body = Buffer.concat(parts).toString()
      response.end(JSON.stringify({ method, type: headers['content-type'], asked: headers['x-asked'], body }))
    })
  },
}
const server = createServer((request, response) => {
  const path = request.url ?? ''
  pending.add(path)
  response.on('close', () => pending.delete(path))
  responses[path]?.(request, response)
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const { signal } = new AbortController()
const ask = async (path: string, timeoutMs?: number) =>
  fetchJson({ url: `${origin}${path}`, ...(timeoutMs === undefined ? {} : { timeoutMs }) }, signal)

describe('a response', () => {
  it('is parsed as JSON', async () => {
    expect(await ask('/json')).toEqual({ stars: 4 })
  })

  it('without a body is null', async () => {
    expect(await ask('/empty')).toBe(null)
  })

  it.each([
    ['/html', 'protocol'],
    ['/cut', 'network'],
  ])('%s fails as %s', async (path, kind) => {
    await expect(ask(path)).rejects.toMatchObject({ name: 'PortError', kind, cause: expect.anything() })
  })

  it('is validated', async () => {
    const request = { url: `${origin}/json`, isOutput: isRecord<{ stars: number }>({ stars: isNumber }) }
    expect((await fetchJson(request, signal)).stars).toBe(4)
    const wrong = { ...request, isOutput: isString }
    await expect(fetchJson(wrong, signal)).rejects.toMatchObject({ kind: 'protocol', cause: { stars: 4 } })
  })

  it('of a failing server keeps status and body', async () => {
    await expect(ask('/broken')).rejects.toMatchObject({ kind: 'server', status: 500, body: 'Stack trace' })
    await expect(ask('/broken')).rejects.toBeInstanceOf(HttpError)
  })

  it('of a rate limit names the delay, if it is in seconds', async () => {
    await expect(ask('/limited')).rejects.toMatchObject({ kind: 'rate-limit', retryAfter: 7 })
    await expect(ask('/dated')).rejects.toMatchObject({ kind: 'server', retryAfter: null })
  })

  it.each(['/silent', '/half'])('of %s that does not end in time is aborted', async (path) => {
    await expect(ask(path, 50)).rejects.toMatchObject({ kind: 'timeout' })
    await expect.poll(() => pending.has(path)).toBe(false)
  })

  it('that never comes from a closed port fails as network', async () => {
    await expect(fetchJson({ url: 'http://127.0.0.1:1/' }, signal)).rejects.toMatchObject({ kind: 'network' })
  })

  it.each([
    [400, 'validation'],
    [401, 'auth'],
    [403, 'permission'],
    [404, 'not-found'],
    [408, 'timeout'],
    [409, 'conflict'],
    [413, 'too-large'],
    [422, 'validation'],
    [429, 'rate-limit'],
    [451, 'region'],
    [502, 'server'],
    [504, 'timeout'],
    [304, 'protocol'],
  ])('of status %i is %s', (status, kind) => {
    expect(toStatusKind(status)).toBe(kind)
  })
})

describe('a request', () => {
  it('sends JSON with its type beside the own headers', async () => {
    const url = new URL('/echo', origin)
    const sent = { type: 'application/json', body: '{"stars":5}' }
    expect(await fetchJson({ url, json: { stars: 5 }, headers: { 'x-asked': 'yes' } }, signal)).toMatchObject(
      { ...sent, method: 'POST', asked: 'yes' },
    )
    expect(await fetchJson({ url, json: { stars: 5 }, method: 'PUT' }, signal)).toMatchObject({
      ...sent,
      method: 'PUT',
    })
  })

  it('sends any other body as it is', async () => {
    const request = { url: `${origin}/echo`, method: 'PATCH', body: 'plain' }
    expect(await fetchJson(request, signal)).toMatchObject({ method: 'PATCH', body: 'plain' })
  })
})

describe('an abort', () => {
  it('before the request sends nothing', async () => {
    const reason = new Error('left')
    await expect(fetchJson({ url: `${origin}/json` }, AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(pending.has('/json')).toBe(false)
  })

  it.each(['/silent', '/half'])('during %s closes the connection', async (path) => {
    const left = new AbortController()
    const answer = fetchJson({ url: `${origin}${path}` }, left.signal)
    const rejected = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => pending.has(path)).toBe(true)
    left.abort()
    await rejected
    await expect.poll(() => pending.has(path)).toBe(false)
  })

  it('after the response changes nothing', async () => {
    const left = new AbortController()
    const answer = await fetchJson({ url: `${origin}/json` }, left.signal)
    left.abort()
    expect(answer).toEqual({ stars: 4 })
  })
})
