const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g
const tatweel = /\u0640/g
/** Includes lone surrogates: two of them could form a character once the text between them is removed. */
const invisible = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
const letters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  ı: 'i',
}
const mappedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Folds a text for comparison, never for display. Ignores case, accents, forms of hamza, ta marbuta, alef maqsura,
 * borrowed letters, tashkeel, tatweel, digit scripts, invisible marks and repeated spaces.
 *
 * The order of the steps matters: splitting letters from their marks first would detach the hamza from its letter.
 *
 * @returns the folded text, which is '' if nothing comparable is left
 */
export function foldText(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(marks, '')
    .replace(tatweel, '')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(mappedLetters, (letter) => letters[letter] as string)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
