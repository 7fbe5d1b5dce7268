import { shorten, toVisibleLine } from '@saha/ui/characters'

const maxLength = 200

/** What a service said of its failure, as one line to be shown; null where it said nothing, or sent a page. */
export function readErrorText(cause: unknown): string | null {
  const text = cause instanceof Error ? toVisibleLine(cause.message) : ''
  if (text === '' || /<[a-z!/]/i.test(text)) return null
  return shorten(text, maxLength)
}
