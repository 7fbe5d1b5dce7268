const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g
const tatweel = /\u0640/g
/** Lone surrogates too: without what is between them, two of them would be a character. */
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
 * Reduces a text to what a reader means by it, for comparing: letter case, accents, the forms of hamza, ta
 * marbuta, alef maqsura and borrowed letters, tashkeel, tatweel, Arabic or Latin digits and invisible marks
 * make no difference. Only for comparing, never for showing.
 *
 * The order of the steps matters: splitting letters from their marks first would tear the hamza off its seat
 * before the letter could be recognised.
 */
export function normalizeText(text: string): string {
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
