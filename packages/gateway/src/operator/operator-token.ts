/**
 * Checks the operator's token in constant time: as a bearer token, or as the password of HTTP's basic
 * authentication, for which browsers ask.
 */
export async function isOperator(headers: Headers, token: string): Promise<boolean> {
  const given = readToken(headers.get('authorization') ?? '')
  const key = crypto.getRandomValues(new Uint8Array(32))
  // Codes of equal length under a random key: their comparison says nothing about the token.
  const [a, b] = await Promise.all([sign(key, given), sign(key, token)])
  let difference = 0
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0)
  return difference === 0
}

function readToken(header: string): string {
  if (header.length > 4096) return ''
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  try {
    return atob(value).replace(/^[^:]*:/, '')
  } catch {
    return ''
  }
}

async function sign(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)))
}
