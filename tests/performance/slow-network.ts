import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

/** Fast 3G. */
const roundTripMs = 150
const bytesPerMs = 1.6e6 / 8 / 1000
const packetBytes = 1460

/**
 * Starts a proxy that is as slow as fast 3G. Unlike the browser's own throttling it also slows service workers.
 *
 * @param url a server on this machine
 */
export async function startSlowNetwork(url: string): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>()
  // All connections share the bandwidth.
  let free = 0
  async function* paced(chunk: Buffer) {
    for (let start = 0; start < chunk.length; start += packetBytes) {
      const packet = chunk.subarray(start, start + packetBytes)
      free = Math.max(free, performance.now()) + packet.length / bytesPerMs
      const wait = free - performance.now()
      if (wait > 1) await delay(wait)
      yield packet
    }
  }
  const download = () =>
    new Transform({
      async transform(chunk: Buffer, _, done) {
        for await (const packet of paced(chunk)) this.push(packet)
        done()
      },
    })
  const upload = () =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        setTimeout(() => done(null, chunk), roundTripMs)
      },
    })
  const server = createServer((browser) => {
    const upstream = connect(Number(new URL(url).port), '127.0.0.1')
    browser.setNoDelay()
    browser.pipe(upload()).pipe(upstream)
    upstream.pipe(download()).pipe(browser)
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
