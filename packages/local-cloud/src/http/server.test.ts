import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Passwords } from '../auth/passwords.ts'
import { HttpServer, type Service } from './server.ts'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'

// One password hash takes 250 ms, and seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

test('closes idle and half-open connections, and can be closed twice', async () => {
  const cloud = await startTestCloud()
  const sockets = [
    '',
    'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'POST /v1/account HTTP/1.1\r\nHost: localhost\r\n',
  ].map((bytes) => {
    const socket = connect(cloud.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('error', () => socket.destroy())
    socket.resume()
    return once(socket, 'close')
  })
  await new TestClient(cloud).send('GET', '/ping')
  await Promise.all([cloud.close(), cloud.close()])
  await Promise.all(sockets)
  await expect(fetch(cloud.url)).rejects.toThrow()
})

test('finishes a pending request before closing', async () => {
  const { promise: started, resolve: resolveStarted } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let closed = 0
  const service: Service = {
    prefix: '/slow',
    handle: async (_request, response) => {
      resolveStarted()
      await released
      response.end('done')
    },
    close: () => {
      closed += 1
      release()
    },
  }
  const cloud = await startTestCloud({ services: [service] })
  const answer = fetch(`${cloud.url}/slow`).then((response) => response.text())
  await started
  await cloud.close()
  expect(await answer).toBe('done')
  expect(closed).toBe(1)
})

test('tolerates password hashes that are pending after close', async () => {
  const CLIENTS = 8
  const { promise: allStarted, resolve: resolveStarted } = Promise.withResolvers<void>()
  let started = 0
  const now = () => {
    started += 1
    if (started === CLIENTS) resolveStarted()
    return Date.now()
  }
  const cloud = await startTestCloud({ now })
  started = 0
  const answers = Array.from({ length: CLIENTS }, (_person, index) => {
    const account = { userId: `u${index}`, email: `u${index}@example.test`, password: 'longenough1' }
    return new TestClient(cloud).send('POST', '/account', account).then(
      ({ status }) => status,
      () => 'cut off',
    )
  })
  await allStarted
  await cloud.close()
  for (const answer of await Promise.all(answers)) expect([201, 'cut off']).toContain(answer)
  // Hashes are processed in order: when these are done, the server's are too.
  const passwords = new Passwords()
  await Promise.all(Array.from({ length: 4 }, () => passwords.verify('longenough1', null)))
  await new Promise((resolve) => setImmediate(resolve))
})

test('closes despite connections upgraded by a service', async () => {
  const service: Service = {
    prefix: '/live',
    handle: (_request, response) => void response.end(),
    upgrade: (_request, socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  }
  const cloud = await startTestCloud({ services: [service] })
  const socket = connect(cloud.port, '127.0.0.1', () =>
    socket.write(
      'GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ),
  )
  await once(socket, 'data')
  const ended = once(socket, 'close')
  await cloud.close()
  await ended
})

test('dispatches requests and upgrades to a service by its prefix', async () => {
  const service: Service = {
    prefix: '/echo',
    handle: (request, response) => void response.end(request.url),
    upgrade: (_request, socket) => void socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\nhello'),
  }
  const lines: string[] = []
  const cloud = await startTestCloud({ services: [service], log: (line) => lines.push(line) })
  const text = async (path: string) => (await fetch(cloud.url + path)).text()
  expect(await text('/echo')).toBe('/echo')
  expect(await text('/echo/a?b=c')).toBe('/echo/a?b=c')
  expect(await text('/echoes')).toBe('Not found\n')
  expect(lines).toHaveLength(2)

  const socket = connect(cloud.port, '127.0.0.1', () =>
    socket.write(
      'GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ),
  )
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  await once(socket, 'close')
  expect(answer).toMatch(/101 Switching Protocols[^]*hello/)
})

test('reports an error of a service to the operator but not to the client', async () => {
  const failures: unknown[] = []
  const service: Service = {
    prefix: '/broken',
    handle: () => {
      throw new Error('secret detail')
    },
  }
  const cloud = await startTestCloud({ services: [service], onFailure: (error) => failures.push(error) })
  const response = await fetch(`${cloud.url}/broken`)
  expect([response.status, await response.text()]).toEqual([500, 'Internal server error\n'])
  expect(failures).toEqual([expect.objectContaining({ message: 'secret detail' })])
})

test('reports no error when a client leaves before the response starts', async () => {
  const failures: unknown[] = []
  const { promise: arrived, resolve: resolveArrived } = Promise.withResolvers<void>()
  const { promise: failed, resolve: resolveFailed } = Promise.withResolvers<unknown>()
  const service: Service = {
    prefix: '/late',
    handle: async (_request, response) => {
      const left = once(response, 'close')
      resolveArrived()
      await left
      const sending = pipeline(Readable.from(['late']), response)
      sending.catch(resolveFailed)
      await sending
    },
  }
  const cloud = await startTestCloud({ services: [service], onFailure: (error) => failures.push(error) })
  const leave = new AbortController()
  const response = fetch(`${cloud.url}/late`, { signal: leave.signal })
  await arrived
  leave.abort()
  await expect(response).rejects.toThrow('aborted')
  expect(await failed).toMatchObject({ code: 'ERR_STREAM_UNABLE_TO_PIPE' })
  await cloud.close()
  expect(failures).toEqual([])
})

test('serves health to everyone and other routes only with a project', async () => {
  const cloud = await startTestCloud()
  const health = await fetch(`${cloud.url}/v1/health`)
  expect([health.status, await health.json()]).toEqual([200, { name: 'http', ping: 0, status: 'pass' }])
  expect(await (await fetch(`${cloud.url}/v1/health/version`)).json()).toEqual({ version: '2.0.0' })
  expect((await fetch(`${cloud.url}/v1/ping`)).status).toBe(404)
  expect((await fetch(`${cloud.url}/v1/ping?project=games-portal`)).status).toBe(200)
  const client = new TestClient(cloud)
  expect((await client.send('GET', '/nowhere')).body.type).toBe('general_route_not_found')
  expect((await client.send('POST', '/ping', {})).body.type).toBe('general_route_not_found')
})

/** Waits until a connection is closed, for any reason. */
const closed = async (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

test('responds to slow clients and disconnects them, even if they never close', async () => {
  const server = new HttpServer(
    {
      isAllowedHost: () => true,
      request: async () => {},
      upgrade: () => false,
      onFailure: (error) => {
        throw error
      },
    },
    { headers: 100, request: 200, idle: 400, keepAlive: 100, checkInterval: 20, linger: 50 },
  )
  const port = await server.listen(0, '127.0.0.1')
  onTestFinished(() => server.close())
  /** Returns how a connection ends that sends these bytes and keeps its own side open. */
  const ending = async (bytes: string) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    // Writing to a closed connection fails.
    socket.on('error', () => {})
    const talk = setInterval(() => {
      if (socket.writable) socket.write('x')
    }, 10)
    socket.write(bytes)
    await closed(socket)
    clearInterval(talk)
    return answer.split('\r\n')[0]
  }
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
  const endings = await Promise.all([ending(head), ending('nonsense\r\n\r\n')])
  expect(endings).toEqual(['HTTP/1.1 408 Request Timeout', 'HTTP/1.1 400 Bad Request'])
  // A silent client after an incomplete request gets no response.
  const silent = connect({ port, host: '127.0.0.1' })
  silent.on('error', () => {})
  silent.resume().write(`${head}\r\n`)
  await closed(silent)
})

test('ignores empty segments in API paths', async () => {
  const cloud = await startTestCloud()
  for (const path of ['/v1/ping/', '/v1//ping'])
    expect(await (await fetch(`${cloud.url}${path}?project=games-portal`)).text(), path).toBe('Pong!')
})
