import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalGemini, type LocalGeminiOptions, type Requests } from './service.ts'
import { StartupError } from './startup-error.ts'

/** Options of the server; all have defaults. */
export interface StartOptions extends LocalGeminiOptions {
  /** 0 takes any free port. @default 4323 */
  readonly port?: number
  /** @default '127.0.0.1' */
  readonly host?: string
}

/** Running local Gemini. */
export interface RunningGemini {
  /** The SDK's `baseUrl`: `http://localhost:4323`. */
  readonly url: string
  readonly port: number
  /** Latest requests; `GET /_requests` shows them, too. */
  readonly requests: Requests
  close(): Promise<void>
}

/** Enough for large uploads over slow links, in milliseconds. */
const REQUEST_TIMEOUT = 300_000

/**
 * Starts a server that answers as Gemini does.
 *
 * @throws {StartupError} with a sentence that says how to fix it
 */
export async function startLocalGemini(options: StartOptions = {}): Promise<RunningGemini> {
  const { host = '127.0.0.1', port = 4323, onError = console.error } = options
  const gemini = createLocalGemini(options)
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
    if (isBelow(request.url, gemini.prefix)) gemini.handle(request, response).catch(onError)
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (isBelow(request.url, gemini.prefix)) gemini.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: Error) =>
      reject(
        new StartupError(
          `The server cannot listen on ${host}:${port} (${cause.message}): use another port or host.`,
          { cause },
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${taken}${gemini.prefix}`,
    port: taken,
    requests: gemini.requests,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      await gemini.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function isBelow(url: string | undefined, prefix: string): boolean {
  return prefix === '' || url === prefix || url?.startsWith(`${prefix}/`) === true
}
