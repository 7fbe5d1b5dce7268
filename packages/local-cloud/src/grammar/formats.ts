import { isIP } from 'node:net'

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** Whether a text has more than `size` characters; as Appwrite counts (code points), 64 emoji are 64. */
export function isLonger(text: string, size: number): boolean {
  if (text.length <= size) return false
  let characters = 0
  for (const _character of text) {
    characters += 1
    if (characters > size) return true
  }
  return false
}

/** Whether a text is an e-mail address: plain ASCII, with a dot in its domain, at most 254 characters. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return (
    text.length <= 254 &&
    at > 0 &&
    at <= 64 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    DOMAIN.test(text.slice(at + 1))
  )
}

/** Whether a text is an absolute URL. */
export function isUrl(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(text) && URL.canParse(text)
}

/** Whether a text is an IPv4 or IPv6 address. */
export function isIpAddress(text: string): boolean {
  return isIP(text) !== 0
}
