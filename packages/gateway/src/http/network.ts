/** Address as numbers: four for IPv4, eight for IPv6. */
type Groups = readonly number[]

/**
 * Returns the networks of an address, narrowest first: /24 for IPv4; for IPv6 /64, one household, and /48, which one
 * customer may hold with 65,536 networks of /64.
 *
 * @param address with or without a port, brackets or a zone; the network of an invalid address is `unknown`
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

/** Returns the address in `[2001:db8::1]:443`, `2001:db8::1%eth0` or `203.0.113.7:5678`. */
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
  // An IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2) belongs to its IPv4 network.
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
 * Returns the client's address behind trusted proxies. Each appends the address of its peer to `x-forwarded-for`, so
 * only the last entries, one for each proxy, are trustworthy.
 *
 * @param connected address of the connection
 * @param forwarded the header, if any
 * @param proxies number of trusted proxies
 */
export function findClientAddress(connected: string, forwarded: string | null, proxies: number): string {
  if (proxies === 0 || forwarded === null) return connected
  const hops = forwarded.split(',').map((hop) => hop.trim())
  return hops.at(-proxies) || connected
}
