/** What the letters of both scripts stand for, as each is heard by who writes it in the other. */
const arabic: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'x',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'j',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
}

const latin: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/tch|s?ch|sh/g, 'x'],
  [/ph/g, 'f'],
  [/qu|ck|kh/g, 'k'],
  [/gh/g, 'g'],
  [/([td])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  // Figures stand for the letters that Latin has not, as in messages: 7adi2a.
  [/[cq58]/g, 'k'],
  [/g/g, 'j'],
  [/v/g, 'f'],
  [/p/g, 'b'],
  [/7/g, 'h'],
  [/6/g, 't'],
  [/9/g, 's'],
]

/** Doubled letters are one, and what may be a vowel is none, unless the word begins with it. */
const toConsonants = (word: string): string =>
  word.replaceAll(/([a-z])\1/g, '$1').replaceAll(/[^a-z]|[aeiou]|(?!^)[wy]/g, '')

/**
 * What is left of a folded word when it is only heard: its consonants, in classes that the spellings of one name
 * share in both scripts. `zellige`, `zilij` and `زليج` are all `zlj`. Of a word that ends in ta marbuta, which is
 * written as heard, with an h or with a t, each. A word of one consonant says nothing.
 */
export function toPhoneticKeys(word: string): string[] {
  const isArabic = /\p{Script=Arabic}/u.test(word)
  if (!isArabic) {
    const written = latin.reduce((text, [letters, consonant]) => text.replaceAll(letters, consonant), word)
    return toDistinctKeys(written, written.replace(/^[ae]l(?=.{3})/, ''))
  }
  const written = word.replaceAll('تش', 'ش').replaceAll(/./gu, (letter) => arabic[letter] ?? ' ')
  const [stem = '', ending] = written.split(/(h)$/)
  return ending ? toDistinctKeys(stem, `${stem} h`, `${stem} t`) : toDistinctKeys(written)
}

const toDistinctKeys = (...words: string[]): string[] => [
  ...new Set(words.map(toConsonants).filter((key) => key.length > 1)),
]
