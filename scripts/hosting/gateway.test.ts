import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { joinSite } from './join-site.mjs'
import { servers } from './servers.ts'

const folder = mkdtempSync(join(tmpdir(), 'saha-proxy-'))
const gateway = join(folder, 'gateway.sock')
const reader = new EventEmitter()

/** Fake gateway that streams chunks, echoes requests, or upgrades the connection. */
const fakeGateway = createServer((asked, answer) => {
  if (asked.url === '/gateway/chunks') {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.write('first')
    reader.once('read', () => answer.end(' last'))
    return
  }
  let size = 0
  asked.on('data', (chunk: Buffer) => (size += chunk.length))
  asked.on('end', () => answer.end(JSON.stringify({ size, url: asked.url, headers: asked.headers })))
}).on('upgrade', (asked, socket) => {
  socket.end(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${asked.headers.upgrade}\r\n\r\n`,
  )
})

beforeAll(async () => {
  for (const name of ['portal', 'arcade']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.html'), name)
    writeFileSync(join(folder, name, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n')
  }
  joinSite({
    portal: join(folder, 'portal'),
    arcade: join(folder, 'arcade'),
    target: join(folder, 'dist'),
    url: 'http://games.example.com/',
  })
  fakeGateway.listen(gateway)
  await once(fakeGateway, 'listening')
})
afterAll(() => {
  fakeGateway.close()
  fakeGateway.closeAllConnections()
  rmSync(folder, { recursive: true })
})

for (const { name, isInstalled, start } of servers) {
  test.skipIf(!isInstalled)(
    `${name}, if installed, proxies a gateway with the example in its file`,
    async () => {
      const socket = join(folder, `${name}.sock`)
      onTestFinished(await start({ folder, address: { socketPath: socket }, gateway }))
      const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): ClientRequest =>
        request({ socketPath: socket, path, method, headers: { host: 'games.example.com', ...headers } })
      const readResponse = async (asking: ClientRequest) =>
        (await once(asking, 'response'))[0] as IncomingMessage

      const chunks = await readResponse(ask('/gateway/chunks').end())
      const [first] = (await once(chunks, 'data')) as [Buffer]
      expect(String(first)).toBe('first')
      reader.emit('read')
      expect(await text(chunks)).toBe(' last')

      const upload = Buffer.alloc(21_000_000)
      const echoed = await readResponse(
        ask('/gateway/v1/films?a=b', { 'x-forwarded-for': '192.0.2.1' }, 'POST').end(upload),
      )
      const { size, url, headers } = JSON.parse(await text(echoed)) as {
        size: number
        url: string
        headers: Record<string, string | undefined>
      }
      expect({ size, url, host: headers.host }).toEqual({
        size: upload.length,
        url: '/gateway/v1/films?a=b',
        host: 'games.example.com',
      })
      // A client's own `X-Forwarded-For` is not the last entry.
      expect(headers['x-forwarded-for']?.split(',').at(-1)?.trim()).not.toBe('192.0.2.1')

      const upgrading = ask('/gateway/live', { connection: 'Upgrade', upgrade: 'websocket' }).end()
      const [answer] = (await once(upgrading, 'upgrade')) as [IncomingMessage]
      expect(answer.statusCode).toBe(101)
      answer.socket.destroy()
    },
  )
}
