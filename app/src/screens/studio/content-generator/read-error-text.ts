import { shorten, toVisibleLine } from '@saha/ui/characters'

const maxLength = 200

/** Returns the message of a service error as one line; null if it is empty or HTML. */
export function readErrorText(cause: unknown): string | null {
  const text = cause instanceof Error ? toVisibleLine(cause.message) : ''
  if (text === '' || /<[a-z!/]/i.test(text)) return null
  return shorten(text, maxLength)
}
