import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The names of this computer that pages and addresses use; each is a site of its own to a browser. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a hostname, as URLs write it, is one of this computer's own. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK.has(hostname)
}

/** Whether an address to listen on can be reached from this computer alone. */
export function isLoopbackAddress(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** The hostname of a web page's origin, or null for anything that is no page's (`null`, `file:`, `evil:`). */
export function pageHostname(origin: string): string | null {
  const url = URL.parse(origin)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.hostname : null
}

/** The hostname that a request asks for, or null when it names none. */
export function requestedHostname({ headers }: IncomingMessage): string | null {
  return headers.host === undefined ? null : pageHostname(`http://${headers.host}`)
}

/**
 * Whether a request means this server by its name. Where only this computer can come in, any other name is a
 * page elsewhere whose name was made to lead here (DNS rebinding), and would be let in as one of our own.
 */
export function isAllowedHost(
  request: IncomingMessage,
  { host, platforms }: { readonly host: string; readonly platforms: readonly string[] },
): boolean {
  if (!isLoopbackAddress(host) || request.headers.host === undefined) return true
  const name = requestedHostname(request)
  return name !== null && (isLoopbackName(name) || platforms.includes(name))
}

/** The address of a connection, whatever a proxy says. */
export function clientAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
}
