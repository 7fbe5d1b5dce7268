import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Headers that belong to a connection or to the compression that `fetch` has undone. */
const ofConnection = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection'])

/** Requests a URL of the portal's server for a visitor. Only headers that the server reads are passed on. */
export async function forward(url: URL, { 'x-appwrite-project': project }: IncomingHttpHeaders) {
  const response = await fetch(url, {
    headers: typeof project === 'string' ? { 'x-appwrite-project': project } : {},
  })
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.has(name))),
    /** Whether the body is a script or a document. */
    isText: /javascript|html/.test(response.headers.get('content-type') ?? ''),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** Starts a server that answers for the portal's. */
export async function startProxy(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const server = createServer((request, response) => {
    // A request that the visitor leaves behind may outlive the portal.
    answer(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
