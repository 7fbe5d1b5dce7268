import { foldText } from '../../language.ts'
import { COMMON } from '../common-words.ts'

/** Share of an authored prompt's words that a prompt must have. */
const MIN_COVERAGE = 0.75

const POLITE = new Set('hi hello hey thanks thank could kindly مرحبا أهلا شكرا فضلك سمحت رجاء رجاءً'.split(' '))

const foldedCommon = new Set([...COMMON, ...POLITE].map(foldText))

/** Removes an article, a conjunction or a plural. */
const stem = (word: string): string => {
  const base = word.length > 4 ? word.replace(/^(?:وال|بال|لل|ال)/, '') : word
  return base.length > 3 ? base.replace(/(?<=[a-z])s$/, '') : base
}

/** Words of a text that carry its meaning, in one form each; all words if none does. */
export function toMeaning(text: string): ReadonlySet<string> {
  const words = foldText(text).split(' ').filter(Boolean)
  const meant = words.filter((word) => !foldedCommon.has(word))
  return new Set((meant.length > 0 ? meant : words).map(stem))
}

/**
 * Returns how much of an authored prompt a prompt says, from 0 to 1. A prompt that says anything else scores 0: it
 * may ask for another language, number or form.
 */
export function scoreMatch(asked: ReadonlySet<string>, authored: ReadonlySet<string>): number {
  if (asked.size === 0) return 0
  for (const word of asked) if (!authored.has(word)) return 0
  const coverage = asked.size / authored.size
  return coverage >= MIN_COVERAGE ? coverage : 0
}
