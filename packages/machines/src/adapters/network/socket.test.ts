import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws'
import { PortError } from '../../port/index.ts'
import { openResource } from '../../testing/open-resource.ts'
import { openSocket } from './open-socket.ts'
import { socket } from './socket.ts'

/** Starts a server that treats each connection as the test says. */
async function startServer(onConnection: (connection: ServerSocket) => void = () => {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.on('listening', resolve))
  server.on('connection', onConnection)
  onTestFinished(async () => {
    for (const connection of server.clients) connection.terminate()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clients: server.clients,
    noneLeft: async () => expect.poll(() => server.clients.size).toBe(0),
  }
}

/** Starts a server that accepts connections and never responds. */
async function startSilentServer() {
  const connections = new Set<Socket>()
  const server = createServer((connection) => connections.add(connection.on('error', () => {})))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    for (const connection of connections) connection.destroy()
    server.close()
  })
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, connections }
}

/** Records the sockets of a test. Node disconnects one that is closed while opening only seconds later. */
function recordSockets() {
  const sockets: WebSocket[] = []
  const Original = WebSocket
  vi.stubGlobal(
    'WebSocket',
    class extends Original {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        sockets.push(this)
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return { states: () => sockets.map(({ readyState }) => readyState) }
}

const open = (url: string, timeoutMs?: number) =>
  openResource(socket, { url, ...(timeoutMs === undefined ? {} : { timeoutMs }) }, onTestFinished)

describe('an open socket', () => {
  it('sends and receives text and bytes in order', async () => {
    const { url } = await startServer((connection) =>
      connection.on('message', (data, isBinary) => connection.send(data, { binary: isBinary })),
    )
    const resource = open(url)
    await resource.until('socket.opened')
    resource.sendCommand({ type: 'send', message: 'أهلا' })
    resource.sendCommand({ type: 'send', message: Uint8Array.of(1, 2).buffer })
    await resource.until('socket.message', 1)
    expect(resource.events).toEqual([
      { type: 'socket.opened' },
      { type: 'socket.message', message: 'أهلا' },
      { type: 'socket.message', message: Uint8Array.of(1, 2).buffer },
    ])
  })

  it('reports a normal close once, and ignores later commands', async () => {
    const { url, noneLeft } = await startServer((connection) => connection.close(1000))
    const resource = open(url)
    await resource.until('socket.closed')
    resource.sendCommand({ type: 'send', message: 'late' })
    await resource.close()
    await noneLeft()
    expect(resource.events).toEqual([{ type: 'socket.opened' }, { type: 'socket.closed' }])
  })

  it.each([
    [1001, 'server'],
    [1007, 'validation'],
    [1009, 'too-large'],
    [1011, 'server'],
    [4321, 'server'],
  ])('that closes with %i fails as %s, with its reason', async (code, kind) => {
    const { url } = await startServer((connection) => connection.close(code, 'because'))
    expect(await open(url).until('socket.failed')).toEqual({
      type: 'socket.failed',
      kind,
      code,
      reason: 'because',
    })
  })

  it('that is cut fails as network', async () => {
    const { url } = await startServer((connection) => connection.terminate())
    expect(await open(url).until('socket.failed')).toMatchObject({ kind: 'network', code: 1006 })
  })

  it.each([
    ['its reader’s PortError', new PortError('rate-limit', 'too much'), 'rate-limit'],
    ['protocol for another error', new SyntaxError('no JSON'), 'protocol'],
  ])('ends with %s', async (_, thrown, kind) => {
    const { url, noneLeft } = await startServer((connection) => {
      connection.send('garbage')
      connection.send('more')
    })
    const ends: unknown[] = []
    await openSocket(url, {
      signal: new AbortController().signal,
      onMessage: () => {
        throw thrown
      },
      onEnd: (error) => ends.push(error),
    })
    await noneLeft()
    expect(ends).toEqual([expect.objectContaining({ name: 'PortError', kind })])
  })

  it('is one of two opened at once, which end independently', async () => {
    const { url, clients, noneLeft } = await startServer()
    const [one, other] = [open(url), open(url)]
    await Promise.all([one.opened, other.opened])
    await one.close()
    await expect.poll(() => clients.size).toBe(1)
    expect(other.events).toEqual([{ type: 'socket.opened' }])
    await other.close()
    await noneLeft()
  })
})

describe('a socket that does not open', () => {
  it('fails as network at a closed port', async () => {
    await expect(open('ws://127.0.0.1:1').opened).rejects.toMatchObject({
      name: 'PortError',
      kind: 'network',
    })
  })

  it('fails as timeout and disconnects', async () => {
    const { url } = await startSilentServer()
    const { states } = recordSockets()
    await expect(open(url, 50).opened).rejects.toMatchObject({ kind: 'timeout' })
    expect(states()).toEqual([WebSocket.CLOSING])
  })

  it('fails as validation for an invalid URL', async () => {
    await expect(open('ftp://saha').opened).rejects.toMatchObject({ kind: 'validation' })
  })
})

describe('an abort', () => {
  it('before opening connects to nothing', async () => {
    const { url, clients } = await startServer()
    const options = { signal: AbortSignal.abort(new Error('left')), onMessage: () => {}, onEnd: () => {} }
    await expect(openSocket(url, options)).rejects.toThrow('left')
    expect(clients.size).toBe(0)
  })

  it('while opening disconnects', async () => {
    const { url, connections } = await startSilentServer()
    const { states } = recordSockets()
    const resource = open(url)
    await expect.poll(() => connections.size).toBe(1)
    await resource.close()
    await expect(resource.opened).rejects.toMatchObject({ name: 'AbortError' })
    expect(states()).toEqual([WebSocket.CLOSING])
    expect(resource.events).toEqual([])
  })

  it('after opening closes the socket without an event', async () => {
    const { url, noneLeft } = await startServer()
    const left = new AbortController()
    const ends: unknown[] = []
    const opened = openSocket(url, {
      signal: left.signal,
      onMessage: () => {},
      onEnd: (error) => ends.push(error),
    })
    await opened
    left.abort()
    await noneLeft()
    expect(ends).toEqual([])
  })
})
