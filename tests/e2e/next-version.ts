import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const worker = '/service-worker.js'

/**
 * Stands before the portal's server and passes on what is read there, until it is told to hand out another worker: as
 * when a new version has been put on the server.
 */
export async function beforeServer(portal: string) {
  let next: string | null = null
  const pass = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    if (url === worker && next !== null) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(next)
      return
    }
    const project = headers['x-appwrite-project']
    const answer = await fetch(new URL(url, portal), {
      headers: typeof project === 'string' ? { 'x-appwrite-project': project } : {},
    })
    const told = [...answer.headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name),
    )
    response.writeHead(answer.status, Object.fromEntries(told))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    /** From now on there is a version whose script has another name. */
    async publish(script: string): Promise<void> {
      const built = await (await fetch(new URL(worker, portal))).text()
      next = built.replaceAll(script, 'boot.js?next').replace(/(version:[`"'])/, '$1next-')
      if (!next.includes('boot.js?next') || !next.includes('next-'))
        throw new Error('The worker does not name the version that it is of.')
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
