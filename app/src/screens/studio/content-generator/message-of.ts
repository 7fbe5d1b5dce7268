import { shorten, visibleLine } from '@saha/ui/characters'

const longest = 200

/** What a service said of its failure, as one line to be shown; null where it said nothing, or sent a page. */
export function messageOf(cause: unknown): string | null {
  const said = cause instanceof Error ? visibleLine(cause.message) : ''
  if (said === '' || /<[a-z!/]/i.test(said)) return null
  return shorten(said, longest)
}
