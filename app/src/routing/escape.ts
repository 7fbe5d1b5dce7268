/**
 * Escapes text for a path segment or a query value. Words and colons stay readable. Lone surrogates become U+FFFD.
 */
export function escapeText(text: string): string {
  const escaped = encodeURIComponent(text.toWellFormed()).replaceAll('%3A', ':')
  // The router would resolve a segment of dots as a parent path.
  return /^\.{1,2}$/.test(escaped) ? escaped.replaceAll('.', '%2E') : escaped
}

/** Decodes a path segment. Invalid escapes are returned unchanged. */
export function unescapeText(escaped: string): string {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return escaped
  }
}
