import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isObject } from '../json.ts'

/** Content of a session cookie: the user id and the secret of the session. */
export interface Credential {
  readonly userId: string
  readonly secret: string
}

/** Longer than any value this server writes; longer values are not decoded. */
const MAX_VALUE_LENGTH = 2048

/** Name of a project's session cookie. Browsers that reject `SameSite=None` use the `_legacy` one. */
const cookieName = (projectId: string): string => `a_session_${projectId}`

/**
 * Reads the session of a request in Appwrite's order: cookie, legacy cookie, `X-Appwrite-Session` header. If none of
 * them decodes, reads the `X-Fallback-Cookies` header, which the SDK stores in localStorage.
 */
export function readCredential(
  headers: IncomingHttpHeaders,
  projectId: string,
): { credential: Credential | null; fallback: boolean } {
  const cookies = parseCookies(headers.cookie ?? '')
  const name = cookieName(projectId)
  const first =
    cookies.get(name) ?? cookies.get(`${name}_legacy`) ?? firstValue(headers['x-appwrite-session']) ?? ''
  const credential = decode(first)
  if (credential !== null) return { credential, fallback: false }
  return { credential: decode(fallbackValue(headers, name)), fallback: true }
}

/** Encodes a session as text, for cookies and for servers. */
export function encodeSession({ userId, secret }: Credential): string {
  return Buffer.from(JSON.stringify({ id: userId, secret })).toString('base64')
}

/** Returns the headers that store a session in the browser. */
export function createSessionHeaders(
  projectId: string,
  { userId, secret }: Credential,
  maxAgeSeconds: number,
  now: number,
  site: Site,
): Record<string, string | string[]> {
  const value = encodeSession({ userId, secret })
  return {
    'set-cookie': cookiePair(projectId, encodeURIComponent(value), maxAgeSeconds, now, site),
    ...(site.isThirdParty
      ? { 'x-fallback-cookies': JSON.stringify({ [cookieName(projectId)]: value }) }
      : {}),
  }
}

/** Returns the headers that remove the session from the browser. */
export function createSignOutHeaders(projectId: string, site: Site): Record<string, string | string[]> {
  return {
    'set-cookie': cookiePair(projectId, 'deleted', 0, 1000, site),
    ...(site.isThirdParty ? { 'x-fallback-cookies': '[]' } : {}),
  }
}

/** Relation between the site of the page and the site of this server. */
export interface Site {
  /** Domain attribute of the cookie; null for localhost and IP addresses, which get host-only cookies. */
  readonly cookieDomain: string | null
  /** True if the page may be on another site, where browsers may block our cookies. */
  readonly isThirdParty: boolean
}

/**
 * @param host the Host header
 * @param origin the Origin header, or undefined without one
 */
export function resolveSite(host: string | undefined, origin: string | undefined): Site {
  const server = hostname(host === undefined ? '' : `http://${host}`)
  const page = hostname(origin ?? '')
  const registrable = registrableDomain(server)
  return {
    cookieDomain: server === '' || server === 'localhost' || isIP(server) !== 0 ? null : `.${server}`,
    isThirdParty: registrable === null || registrable !== registrableDomain(page),
  }
}

function cookiePair(projectId: string, value: string, maxAge: number, start: number, site: Site): string[] {
  const expires = new Date(start + maxAge * 1000).toUTCString().replace(/(\d\d) (\w{3}) (\d{4})/, '$1-$2-$3')
  const domain = site.cookieDomain === null ? '' : `; domain=${site.cookieDomain}`
  const attributes = `expires=${expires}; Max-Age=${maxAge}; path=/${domain}; HttpOnly`
  const name = cookieName(projectId)
  return [`${name}_legacy=${value}; ${attributes}`, `${name}=${value}; ${attributes}; SameSite=None`]
}

function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals < 1) continue
    const name = part.slice(0, equals).trim()
    if (!cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim())
  }
  return cookies
}

function fallbackValue(headers: IncomingHttpHeaders, name: string): string {
  const header = firstValue(headers['x-fallback-cookies'])
  if (header === undefined) return ''
  try {
    const value: unknown = JSON.parse(header)
    const cookie = isObject(value) && Object.hasOwn(value, name) ? value[name] : ''
    return typeof cookie === 'string' ? cookie : ''
  } catch {
    return ''
  }
}

function decode(text: string): Credential | null {
  if (text === '' || text.length > MAX_VALUE_LENGTH) return null
  try {
    const encoded = decodeURIComponent(text)
    const bytes = Buffer.from(encoded, 'base64')
    // Node ignores invalid base64 characters; a value with additions must not be accepted.
    if (bytes.toString('base64') !== encoded) return null
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (!isObject(value)) return null
    const { id, secret } = value
    return typeof id === 'string' && typeof secret === 'string' ? { userId: id, secret } : null
  } catch {
    return null
  }
}

/** Returns the value of a header, or the first of several. */
export function firstValue(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

function hostname(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
}

/** Returns the last two labels. That is wrong for `co.uk`, where only the fallback header differs. */
function registrableDomain(host: string): string | null {
  const labels = host.split('.')
  return labels.length < 2 || isIP(host) !== 0 ? null : labels.slice(-2).join('.')
}
