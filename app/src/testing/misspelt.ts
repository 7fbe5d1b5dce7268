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

/** Makes one typo in a word: a letter lost, added, replaced, or swapped with its neighbor. */
function makeTypo(word: string, locale: Locale, random: () => number): string {
  const letters = Array.from(word)
  const below = (end: number) => Math.floor(random() * end)
  const letter = alphabets[locale][below(alphabets[locale].length)] as string
  const at = below(letters.length)
  const kind = below(4)
  if (kind === 0) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letter)
  else if (kind === 2) letters[at] = letter
  else {
    const place = Math.min(at, letters.length - 2)
    letters.splice(place, 2, letters[place + 1] as string, letters[place] as string)
  }
  return letters.join('')
}

/** A title with a typo in one word of four letters or more, and maybe a spelling variant. */
export function misspelt(title: string, locale: Locale, random: () => number): string {
  const words = title.toLowerCase().split(' ')
  const longWords = words.flatMap((word, at) =>
    foldText(word).replace(/^ال(?=.{3})|[^\p{L}]/gu, '').length >= 4 ? [at] : [],
  )
  const chosen = longWords[Math.floor(random() * longWords.length)]
  if (chosen !== undefined) {
    const [, article = '', bare = '', rest = ''] =
      /^(ال(?=.{3}))?(\p{L}*)(.*)$/u.exec(words[chosen] ?? '') ?? []
    words[chosen] = article + makeTypo(bare, locale, random) + rest
  }
  const typed = words.join(' ')
  const spelling = spellings[Math.floor(random() * spellings.length)]
  return locale === 'ar' && spelling && random() < 0.5 ? spelling(typed) : typed
}
