import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Names of this computer in URLs; browsers treat each as another site. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns whether a hostname of a URL is a loopback name. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK.has(hostname)
}

/** Returns whether a listening address is only reachable from this computer. */
export function isLoopbackAddress(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Returns the hostname of a web origin, or null for others (`null`, `file:`, `evil:`). */
export function pageHostname(origin: string): string | null {
  const url = URL.parse(origin)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.hostname : null
}

/** Returns the hostname of the Host header, or null. */
export function requestedHostname({ headers }: IncomingMessage): string | null {
  return headers.host === undefined ? null : pageHostname(`http://${headers.host}`)
}

/**
 * Returns whether the Host header names this server. On loopback, other names may come from DNS rebinding: a foreign
 * page whose name resolves to this computer would count as local.
 */
export function isAllowedHost(
  request: IncomingMessage,
  { host, platforms }: { readonly host: string; readonly platforms: readonly string[] },
): boolean {
  if (!isLoopbackAddress(host) || request.headers.host === undefined) return true
  const name = requestedHostname(request)
  return name !== null && (isLoopbackName(name) || platforms.includes(name))
}

/** Returns the address of the connection; headers of proxies are ignored. */
export function clientAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
}
