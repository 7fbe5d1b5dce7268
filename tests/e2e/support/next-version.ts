import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'

const worker = '/service-worker.js'

/** What the build writes of a version, and of each file that keeps its name. */
const ofVersion = /(?<=(?:version|revision):["'`])[0-9a-f]{16}(?=["'`])/g
const another = (of: string) => createHash('sha256').update(of).digest('hex').slice(0, 16)

const scripts = /(?<=assets\/)[\w.-]+\.js/g

/**
 * Stands before the portal's server and passes on what is read there, until a next version is published: then each
 * script has another name wherever it is named, and the earlier names lead nowhere. No browser stores what it answers,
 * so what comes without it was kept by the worker.
 */
export async function beforeServer(portal: string) {
  let isCaptive = false
  let captiveAnswers = 0
  /** Names of the next version, by those of this one. */
  const renamed = new Map<string, string>()
  const inNextVersion = (text: string) => text.replaceAll(/[\w.-]+\.js/g, (name) => renamed.get(name) ?? name)
  const askedFor = (url: string) => {
    const name = basename(new URL(url, portal).pathname)
    if (renamed.has(name)) return null
    const [earlier = name] = [...renamed].find(([, other]) => other === name) ?? []
    return new URL(url.replace(name, earlier), portal)
  }
  const pass = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    if (isCaptive && /^\/assets\/.*\.js$/.test(url) && headers.referer?.endsWith(worker)) {
      captiveAnswers++
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to this network</h1>')
      return
    }
    const address = askedFor(url)
    if (!address) {
      response.writeHead(404).end()
      return
    }
    const project = headers['x-appwrite-project']
    const answer = await fetch(address, {
      headers: typeof project === 'string' ? { 'x-appwrite-project': project } : {},
    })
    const told = [...answer.headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name),
    )
    response.writeHead(answer.status, { ...Object.fromEntries(told), 'cache-control': 'no-store' })
    const body = Buffer.from(await answer.arrayBuffer())
    if (renamed.size === 0 || !/javascript|html/.test(answer.headers.get('content-type') ?? '')) {
      response.end(body)
      return
    }
    const text = inNextVersion(body.toString())
    response.end(address.pathname === worker ? text.replaceAll(ofVersion, another) : text)
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  const textOf = async (file: string) => (await fetch(new URL(file, url))).text()
  return {
    url,
    /** Sets whether scripts that the worker fetches are answered as a captive portal does: 200, and its own page. */
    setCaptive: (on: boolean): void => {
      isCaptive = on
    },
    /** How many scripts were answered so. */
    captiveAnswers: () => captiveAnswers,
    /** From now on there is a next version, and nothing of this one's scripts. */
    async publish(): Promise<void> {
      const before = await textOf(worker)
      for (const [name] of before.matchAll(scripts)) renamed.set(name, `next-${name}`)
      const versions: readonly string[] = before.match(ofVersion) ?? []
      const after = await textOf(worker)
      if (versions.length === 0 || renamed.size === 0 || versions.some((version) => after.includes(version)))
        throw new Error('The worker does not name the version that it is of, or nothing of it.')
    },
    /** Whether a file is to be had from the server. */
    has: async (file: string): Promise<boolean> => (await fetch(new URL(file, url))).ok,
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
