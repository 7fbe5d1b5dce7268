import { isIP } from 'node:net'

const ATOM = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+`
const QUOTED = String.raw`"(?:[^\s"\\\0\x80-\uffff]|\\[\0-\x7f])*"`
const LOCAL_PART = new RegExp(`^(?:${ATOM}|${QUOTED})(?:\\.(?:${ATOM}|${QUOTED}))*$`)
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`, 'i')
const ADDRESS_LITERAL = /^\[(IPv6:)?(.*)\]$/i
const SURROUNDING_WHITESPACE = /^[ \t\n\r\v]+|[ \t\n\r\v]+$/g
/** Includes surrounding whitespace, which Appwrite keeps. */
const MAX_EMAIL_LENGTH = 320

/** Returns whether a text exceeds `size` characters. Appwrite counts code points: 64 emoji are 64. */
export function exceedsLength(text: string, size: number): boolean {
  if (text.length <= size) return false
  let characters = 0
  for (const _character of text) {
    characters += 1
    if (characters > size) return true
  }
  return false
}

/** Returns whether PHP accepts a text as an e-mail address; surrounding whitespace is ignored. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false
  const [local = '', domain = '', ...more] = text.replace(SURROUNDING_WHITESPACE, '').split('@')
  const [literal, six, address = ''] = ADDRESS_LITERAL.exec(domain) ?? []
  return (
    more.length === 0 &&
    local.length + domain.length < 254 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    (literal === undefined ? DOMAIN.test(domain) : isIP(address) === (six === undefined ? 4 : 6))
  )
}

/** Returns whether a text is an absolute URL. */
export function isUrl(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(text) && URL.canParse(text)
}

/** Returns whether a text is an IPv4 or IPv6 address. */
export function isIpAddress(text: string): boolean {
  return isIP(text) !== 0
}
