/**
 * A text as a piece of an address: a segment of the path, or a value of the query. Plain words stay as they
 * are and a colon stays readable; whatever an address would take for a sign of its own is escaped.
 * A letter cut in half (a lone surrogate) cannot be written and becomes U+FFFD.
 */
export function escapeText(text: string): string {
  const escaped = encodeURIComponent(text.toWellFormed()).replaceAll('%3A', ':')
  // The router walks up at a segment of bare dots, as any path does.
  return /^\.{1,2}$/.test(escaped) ? escaped.replaceAll('.', '%2E') : escaped
}

/** The text that a segment of the path says. What nobody could have escaped is taken as it was written. */
export function unescapeText(escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped
  }
}
