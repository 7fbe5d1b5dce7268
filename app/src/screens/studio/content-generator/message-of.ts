import { firstCharacters } from '../../../i18n/first-characters.ts'

const longest = 200

/** What a service said of its failure, as one line to be shown; null where it said nothing, or sent a page. */
export function messageOf(cause: unknown): string | null {
  const said = cause instanceof Error ? cause.message.replaceAll(/[\s\p{C}]+/gu, ' ').trim() : ''
  if (said === '' || /<[a-z!/]/i.test(said)) return null
  const beginning = firstCharacters(said, longest)
  return beginning === said ? said : `${beginning.trimEnd()}…`
}
