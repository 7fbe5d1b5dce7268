import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { forward, startProxy } from './proxy.ts'

const worker = '/service-worker.js'

/** Matches the version of the build, and the revisions of files without a hash. */
const ofVersion = /(?<=(?:version|revision):["'`])[0-9a-f]{16}(?=["'`])/g
const another = (of: string) => createHash('sha256').update(of).digest('hex').slice(0, 16)

const scripts = /(?<=assets\/)[\w.-]+\.js/g

/**
 * Starts a proxy for the portal's server. After `publish` every script has a new name and the old names are gone.
 * Responses are not cached by the browser, so offline files come from the service worker.
 */
export async function startVersionProxy(portal: string) {
  let isCaptive = false
  let captiveAnswers = 0
  /** New script names by old names. */
  const renamed = new Map<string, string>()
  const inNextVersion = (text: string) => text.replaceAll(/[\w.-]+\.js/g, (name) => renamed.get(name) ?? name)
  const askedFor = (url: string) => {
    const name = basename(new URL(url, portal).pathname)
    if (renamed.has(name)) return null
    const [earlier = name] = [...renamed].find(([, other]) => other === name) ?? []
    return new URL(url.replace(name, earlier), portal)
  }
  const { url, stop } = await startProxy(async ({ url: path = '/', headers: asked }, response) => {
    if (isCaptive && /^\/assets\/.*\.js$/.test(path) && asked.referer?.endsWith(worker)) {
      captiveAnswers++
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to this network</h1>')
      return
    }
    const address = askedFor(path)
    if (!address) {
      response.writeHead(404).end()
      return
    }
    const { status, headers, isText, body } = await forward(address, asked)
    response.writeHead(status, { ...headers, 'cache-control': 'no-store' })
    if (renamed.size === 0 || !isText) {
      response.end(body)
      return
    }
    const text = inNextVersion(body.toString())
    response.end(address.pathname === worker ? text.replaceAll(ofVersion, another) : text)
  })
  const textOf = async (file: string) => (await fetch(new URL(file, url))).text()
  return {
    url,
    /** Sets whether the worker's script requests get a captive portal's page with status 200. */
    setCaptive: (on: boolean): void => {
      isCaptive = on
    },
    /** Number of such responses. */
    captiveAnswers: () => captiveAnswers,
    /** Publishes the next version, which has none of this one's scripts. */
    async publish(): Promise<void> {
      const before = await textOf(worker)
      for (const [name] of before.matchAll(scripts)) renamed.set(name, `next-${name}`)
      const versions: readonly string[] = before.match(ofVersion) ?? []
      const after = await textOf(worker)
      if (versions.length === 0 || renamed.size === 0 || versions.some((version) => after.includes(version)))
        throw new Error('The service worker names no version or no scripts.')
    },
    /** Returns whether the server has a file. */
    has: async (file: string): Promise<boolean> => (await fetch(new URL(file, url))).ok,
    stop,
  }
}
