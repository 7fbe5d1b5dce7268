/**
 * The network that an address belongs to: the first 24 bits of IPv4, the first 64 of IPv6. A household has one,
 * and somebody who changes addresses inside of it stays in it.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? ''
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)
  if (four !== null) return `${four[1]}.0/24`
  if (!plain.includes(':')) return 'unknown'
  const [head = '', tail] = plain.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * The visitor's address behind proxies of one's own: each adds the address it was called from to
 * `x-forwarded-for`, so only the last entries, one a proxy, can be believed.
 *
 * @param connected who opened the connection
 * @param forwarded the header, if any
 * @param proxies how many proxies of one's own stand before the gateway
 */
export function addressBehind(connected: string, forwarded: string | null, proxies: number): string {
  if (proxies === 0 || forwarded === null) return connected
  const hops = forwarded.split(',').map((hop) => hop.trim())
  return hops.at(-proxies) || connected
}
