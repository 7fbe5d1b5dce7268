const longest = 200

/** What a service said of its failure, as one line to be shown; null where it said nothing, or sent a page. */
export function messageOf(cause: unknown): string | null {
  const said = cause instanceof Error ? cause.message.replaceAll(/[\s\p{C}]+/gu, ' ').trim() : ''
  if (said === '' || /<[a-z!/]/i.test(said)) return null
  return said.length > longest ? `${said.slice(0, longest).trimEnd()}…` : said
}
