import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { toNetworks } from './network.ts'

/** Client that a call is counted for. */
export interface Client {
  /** Id from the cookie; without a cookie, the narrowest network. */
  readonly id: string
  /** Networks of the client's address, narrowest first. */
  readonly networks: readonly string[]
}

const COOKIE = 'saha_visitor'
const DAYS_30 = 30 * 24 * 60 * 60

/**
 * Identifies the client by a signed cookie. Without a cookie the client's network is charged, so deleting the cookie
 * does not reset the budget. The first response sets the cookie.
 *
 * @param secret signs cookies, and hashes addresses for the ledger
 * @param path path of the cookie
 * @param secure whether the cookie needs https
 */
export async function identifyClient(
  context: Context,
  secret: string,
  address: string,
  path: string,
  secure: boolean,
): Promise<Client> {
  const networks = await Promise.all(
    toNetworks(address).map(async (network) => `n:${await keyedHash(secret, network)}`),
  )
  const known = await getSignedCookie(context, secret, COOKIE)
  if (typeof known === 'string' && /^[\w-]{22}$/.test(known)) return { id: `v:${known}`, networks }
  await setSignedCookie(context, COOKIE, randomId(16), secret, {
    path,
    secure,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: DAYS_30,
  })
  return { id: networks[0] ?? '', networks }
}

/** Creates a random id that is safe in a URL. */
export function randomId(bytes: number): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Returns an id of a user for the ledger, which the user cannot be read from. */
export async function hashUser(secret: string, user: string): Promise<string> {
  return `u:${await keyedHash(secret, `user ${user}`)}`
}

async function keyedHash(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return base64Url(new Uint8Array(signature).subarray(0, 12))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
