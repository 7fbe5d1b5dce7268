/** An address that opens a prepared e-mail. Lines end as mail wants them; `+` would stay a plus in most programs. */
export const mailLink = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
