import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { toNetworks } from './network.ts'

/** Whom a call is counted for. */
export interface Client {
  /** The one of the cookie; without a cookie the narrowest network. */
  readonly id: string
  /** The networks that the visitor's address belongs to, the narrowest first. */
  readonly networks: readonly string[]
}

const COOKIE = 'saha_visitor'
const DAYS_30 = 30 * 24 * 60 * 60

/**
 * Finds out who calls: the visitor of a cookie that we signed, or, without one, their whole network. A first
 * answer sets the cookie, so only first calls are counted for the network, and throwing the cookie away is no way
 * to a budget of one's own.
 *
 * @param secret signs cookies, and hides addresses from the ledger
 * @param path where the cookie is sent
 * @param secure whether it travels over https only
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

/** Random bytes as text that may stand in an address. */
export function randomId(bytes: number): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)))
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
