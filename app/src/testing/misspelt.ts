import { foldText } from '@saha/ui/characters'
import type { Locale } from '../catalogue/types.ts'

const alphabets: Readonly<Record<Locale, readonly string[]>> = {
  en: Array.from('abcdefghijklmnopqrstuvwxyz'),
  ar: Array.from('ابتثجحخدذرزسشصضطظعغفقكلمنهوي'),
}

/** Spelling variants that keep the word: Arabic orthography and keyboard differences. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll(/[أإآ]/g, 'ا'),
  (text) => text.replaceAll('ة', 'ه'),
  (text) => text.replaceAll(/ي(?= |$)/g, 'ى'),
  (text) => text.replaceAll(/(?<= )ال(?=.{3})/g, ''),
  (text) => text.replace(/^(?!ال)(?=\S{4})/, 'ال'),
  (text) => Array.from(text).join('ـ').replaceAll(/ـ? ـ?/g, ' '),
  (text) => text.replaceAll(/(?<=[بتسرل])(?=\p{L})/gu, 'َ'),
  (text) => text.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
]

/** Changes a word's letters; `at` is the position, `letter` a random one of the alphabet. */
const typos = {
  'letter missing': (letters: string[], at: number) => letters.toSpliced(at, 1),
  'letter added': (letters: string[], at: number, letter: string) => letters.toSpliced(at, 0, letter),
  'letter replaced': (letters: string[], at: number, letter: string) => letters.with(at, letter),
  'letter doubled': (letters: string[], at: number) => letters.toSpliced(at, 0, letters[at] as string),
  'letters swapped': (letters: string[], at: number) => {
    const first = Math.min(at, letters.length - 2)
    return letters.toSpliced(first, 2, letters[first + 1] as string, letters[first] as string)
  },
}
export type Typo = keyof typeof typos
export const typoKinds = Object.keys(typos) as Typo[]

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item

/** A title with a typo in one word of four letters or more. */
export function withTypo(title: string, locale: Locale, random: () => number, typo: Typo): string {
  const words = title.toLowerCase().split(' ')
  const longWords = words.flatMap((word, at) =>
    foldText(word).replace(/^ال(?=.{3})|[^\p{L}]/gu, '').length >= 4 ? [at] : [],
  )
  if (longWords.length === 0) return words.join(' ')
  const chosen = pick(longWords, random)
  const [, article = '', bare = '', rest = ''] =
    /^(ال(?=.{3}))?(\p{L}*)(.*)$/u.exec(words[chosen] ?? '') ?? []
  const letters = Array.from(bare)
  const at = Math.floor(random() * letters.length)
  words[chosen] = article + typos[typo](letters, at, pick(alphabets[locale], random)).join('') + rest
  return words.join(' ')
}

/** An Arabic title in another orthography or keyboard's spelling of the same words. */
export const respelt = (title: string, random: () => number): string => pick(spellings, random)(title)

/** A title with a typo in one word, and maybe a spelling variant. */
export function misspelt(title: string, locale: Locale, random: () => number): string {
  const typed = withTypo(title, locale, random, pick(typoKinds, random))
  return locale === 'ar' && random() < 0.5 ? respelt(typed, random) : typed
}

/** A title with the space between two words missing. */
export function joined(title: string, random: () => number): string {
  const words = title.split(' ')
  const at = Math.floor(random() * (words.length - 1))
  return [...words.slice(0, at), words.slice(at, at + 2).join(''), ...words.slice(at + 2)].join(' ')
}

/** A title with a space inside its longest word. */
export function divided(title: string, random: () => number): string {
  const words = title.split(' ')
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  const at = 2 + Math.floor(random() * (longest.length - 3))
  return title.replace(longest, `${longest.slice(0, at)} ${longest.slice(at)}`)
}
