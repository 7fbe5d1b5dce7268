/** Creates a `mailto:` URL (RFC 6068): lines end with CRLF, and spaces are `%20`, because `+` stays a plus. */
export const createMailLink = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, '\r\n'))}`

/** Lone surrogates become U+FFFD, because they cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())
