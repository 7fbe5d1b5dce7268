/** An address that opens a prepared e-mail. Lines end as mail wants them; `+` would stay a plus in most programs. */
export const mailLink = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, '\r\n'))}`

/** A lone surrogate cannot be encoded: it becomes U+FFFD. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())
