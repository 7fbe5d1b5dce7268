const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g
const tatweel = /\u0640/g
const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
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
}
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Reduces a text to what a reader means by it, for comparing: letter case, accents, the forms of hamza, ta
 * marbuta, alef maqsura and borrowed letters, tashkeel, tatweel, Arabic or Latin digits and invisible marks
 * make no difference. Only for comparing, never for showing.
 *
 * The order of the steps matters: splitting letters from their marks first would tear the hamza off its seat
 * before the letter could be recognised.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(marks, '')
    .replace(tatweel, '')
    .replace(invisible, '')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(foldedLetters, (letter) => letters[letter] as string)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
