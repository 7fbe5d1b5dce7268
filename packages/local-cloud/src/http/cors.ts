import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { isLoopbackName, pageHostname, requestedHostname } from './hosts.ts'

const ALLOWED_HEADERS = [
  'Accept',
  'Origin',
  'Cookie',
  'Set-Cookie',
  'Content-Type',
  'Content-Range',
  'X-Appwrite-Project',
  'X-Appwrite-Key',
  'X-Appwrite-Dev-Key',
  'X-Appwrite-Locale',
  'X-Appwrite-Mode',
  'X-Appwrite-JWT',
  'X-Appwrite-Response-Format',
  'X-Appwrite-Timeout',
  'X-Appwrite-ID',
  'X-Appwrite-Timestamp',
  'X-Appwrite-Session',
  'X-Appwrite-Platform',
  'X-SDK-Version',
  'X-SDK-Name',
  'X-SDK-Language',
  'X-SDK-Platform',
  'X-SDK-GraphQL',
  'X-SDK-Profile',
  'Range',
  'Cache-Control',
  'Expires',
  'Pragma',
  'X-Fallback-Cookies',
  'X-Requested-With',
  'X-Forwarded-For',
  'X-Forwarded-User-Agent',
].join(', ')

/** Returns the headers of a preflight response. Appwrite accepts any origin here and checks the request itself. */
export function preflightHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  return {
    ...originHeaders(request.headers.origin),
    'access-control-max-age': '86400',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': ALLOWED_HEADERS,
  }
}

/** Returns the CORS headers for an allowed origin. */
export function originHeaders(origin: string | undefined): OutgoingHttpHeaders {
  return {
    vary: 'Origin',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'X-Appwrite-Session, X-Fallback-Cookies',
    ...(origin === undefined ? {} : { 'access-control-allow-origin': origin }),
  }
}

/**
 * Checks the origin: allowed are loopback pages, pages of this server, and registered platforms (hostnames without
 * scheme and port).
 *
 * @returns the rejected hostname, or null for an allowed request
 */
export function findForbiddenOrigin(request: IncomingMessage, platforms: readonly string[]): string | null {
  const { origin } = request.headers
  if (origin === undefined) return null
  const page = pageHostname(origin)
  if (page === null) return origin
  const isOurs = isLoopbackName(page) || platforms.includes(page) || page === requestedHostname(request)
  return isOurs ? null : page
}
