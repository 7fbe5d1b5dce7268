/** Name, value, and the time at which it expires in ms since 1970; null for the end of the session. */
export type Cookie = readonly [name: string, value: string, expires: number | null]

/** As browsers allow. */
const maxLength = 4096
const maxCookies = 180

interface Attributes {
  expires: number | null
  /** Whether the cookie is for this page. */
  isOwn: boolean
}

function readAttributes(parts: readonly string[], now: number, hostname: string): Attributes {
  const attributes: Attributes = { expires: null, isOwn: true }
  let hasMaxAge = false
  for (const part of parts) {
    const [name = '', ...rest] = part.split('=')
    const value = rest.join('=').trim()
    const key = name.trim().toLowerCase()
    if (key === 'max-age' && /^-?\d+$/.test(value)) {
      hasMaxAge = true
      attributes.expires = Number(value) > 0 ? now + Number(value) * 1000 : 0
    } else if (key === 'expires' && !hasMaxAge) {
      const time = Date.parse(value)
      if (!Number.isNaN(time)) attributes.expires = time
    } else if (key === 'domain' && value !== '') {
      const domain = value.replace(/^\./, '').toLowerCase()
      if (domain !== hostname && !hostname.endsWith(`.${domain}`)) attributes.isOwn = false
    } else if (key === 'httponly') attributes.isOwn = false
  }
  return attributes
}

/** Stores the cookies that a page's scripts set, which no request sends. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>()
  readonly #onChange: () => void
  readonly #now: () => number
  readonly #hostname: string

  constructor(hostname: string, onChange: () => void = () => undefined, now: () => number = Date.now) {
    this.#hostname = hostname
    this.#onChange = onChange
    this.#now = now
  }

  /** Replaces all cookies, without a report. */
  restore(cookies: Iterable<Cookie>): void {
    this.#cookies.clear()
    for (const cookie of cookies) this.#cookies.set(cookie[0], cookie)
  }

  /** Returns the cookies that have not expired. */
  list(): Cookie[] {
    const now = this.#now()
    return [...this.#cookies.values()].filter(([, , expires]) => expires === null || expires > now)
  }

  /** Returns the text that `document.cookie` has. */
  read(): string {
    return this.list()
      .map(([name, value]) => (name === '' ? value : `${name}=${value}`))
      .join('; ')
  }

  /** Sets a cookie as an assignment to `document.cookie` does; ignores an invalid one. */
  write(text: string): void {
    const [pair = '', ...parts] = text.split(';')
    // oxlint-disable-next-line no-control-regex -- browsers reject them
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(pair)) return
    const equals = pair.indexOf('=')
    const name = equals < 0 ? '' : pair.slice(0, equals).trim()
    const value = pair.slice(equals + 1).trim()
    if ((name === '' && value === '') || name.length + value.length > maxLength) return
    const { expires, isOwn } = readAttributes(parts, this.#now(), this.#hostname)
    if (!isOwn) return
    if (expires !== null && expires <= this.#now()) this.#cookies.delete(name)
    else this.#cookies.set(name, [name, value, expires])
    const [oldest] = this.#cookies.keys()
    if (this.#cookies.size > maxCookies && oldest !== undefined) this.#cookies.delete(oldest)
    this.#onChange()
  }
}
