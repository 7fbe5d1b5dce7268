/** Consonant classes of Arabic letters, shared with Latin spellings. */
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
  // Digits replace letters that Latin lacks, as in chat spelling: 7adi2a.
  [/[cq58]/g, 'k'],
  [/g/g, 'j'],
  [/v/g, 'f'],
  [/p/g, 'b'],
  [/7/g, 'h'],
  [/6/g, 't'],
  [/9/g, 's'],
]

/** Merges doubled letters and removes vowels, except a semivowel at the start. */
const toConsonants = (word: string): string =>
  word.replaceAll(/([a-z])\1/g, '$1').replaceAll(/[^a-z]|[aeiou]|(?!^)[wy]/g, '')

/**
 * Returns the phonetic keys of a normalized word: its consonants in classes that both scripts share. `zellige`,
 * `zilij` and `زليج` all have `zlj`. Words with ta marbuta have three keys, one for each of its spellings. Words of
 * one consonant have none.
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
