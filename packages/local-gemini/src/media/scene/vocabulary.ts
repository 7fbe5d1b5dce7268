import { foldText } from '../../language.ts'

/** Words for one thing, separated by commas, in both languages. */
export interface Words {
  readonly en: string
  readonly ar: string
}

const split = (list: string) => list.split(',').map(foldText).filter(Boolean)

/** Creates a pattern that finds one of the words, with the plural, article or preposition of its language. */
export function wordPattern({ en, ar }: Words): RegExp {
  const english = split(en).map((word) => `${word}(?:s|es)?`)
  const arabic = split(ar).map((word) => `[وبكلف]?(?:ال|ل)?${word}(?:ين|ان|ات|ا|ه)?`)
  return new RegExp(` (?:${[...english, ...arabic].join('|')}) `)
}

/** Prepares a text for word patterns. */
export const toSearchable = (text: string): string => ` ${foldText(text)} `
