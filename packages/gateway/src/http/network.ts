/** An address as numbers: four of IPv4, or eight of IPv6. */
type Groups = readonly number[]

/**
 * The networks that an address belongs to, the narrowest first: the first 24 bits of IPv4; of IPv6 the first 64,
 * which are one household, and the first 48, which one customer may hold with 65,536 of the former.
 *
 * @param address with or without a port, brackets or a zone; `unknown` is the network of what is none
 */
export function toNetworks(address: string): readonly [string, ...string[]] {
  const groups = parseAddress(address)
  if (groups === null) return ['unknown']
  if (groups.length === 4) return [`${groups.slice(0, 3).join('.')}.0/24`]
  const first = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')
  return [`${first(4)}::/64`, `${first(3)}::/48`]
}

/** `[2001:db8::1]:443`, `2001:db8::1%eth0`, `203.0.113.7:5678`: the address alone. */
function stripPort(address: string): string {
  const text = address.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, four] = /^(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(text) ?? []
  return (bracketed ?? four ?? text).split('%')[0] ?? ''
}

function parseAddress(address: string): Groups | null {
  const text = stripPort(address)
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text)
}

function parseIpv4(text: string): Groups | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null
  const groups = parts.map(Number)
  return groups.every((group) => group <= 255) ? groups : null
}

function parseIpv6(text: string): Groups | null {
  const [head = '', tail, ...rest] = text.split('::')
  const front = parseGroups(head)
  const back = parseGroups(tail ?? '')
  if (front === null || back === null || rest.length > 0) return null
  const zeros = 8 - front.length - back.length
  if (tail === undefined ? zeros !== 0 : zeros < 0) return null
  const groups = [...front, ...Array.from({ length: zeros }, () => 0), ...back]
  // An IPv4 address that came by way of IPv6 (RFC 4291, 2.5.5.2) belongs to its network there.
  const [sixth = 0, seventh = 0] = groups.slice(6)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  return mapped ? [sixth >> 8, sixth & 255, seventh >> 8, seventh & 255] : groups
}

function parseGroups(text: string): Groups | null {
  if (text === '') return []
  const parts = text.split(':')
  const last = parts.at(-1) ?? ''
  const four = last.includes('.') ? parseIpv4(last) : []
  if (four === null) return null
  const [a = 0, b = 0, c = 0, d = 0] = four
  const sixes = four.length === 0 ? parts : parts.slice(0, -1)
  if (!sixes.every((part) => /^[\da-f]{1,4}$/i.test(part))) return null
  const groups = sixes.map((part) => parseInt(part, 16))
  return four.length === 0 ? groups : [...groups, (a << 8) | b, (c << 8) | d]
}

/**
 * The visitor's address behind proxies of one's own: each adds the address it was called from to
 * `x-forwarded-for`, so only the last entries, one a proxy, can be believed.
 *
 * @param connected who opened the connection
 * @param forwarded the header, if any
 * @param proxies how many proxies of one's own stand before the gateway
 */
export function findClientAddress(connected: string, forwarded: string | null, proxies: number): string {
  if (proxies === 0 || forwarded === null) return connected
  const hops = forwarded.split(',').map((hop) => hop.trim())
  return hops.at(-proxies) || connected
}
