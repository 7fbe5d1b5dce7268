/** One file of the arcade's two typefaces, as scripts/fonts.ts cuts them: a weight and a script each. */
export interface FontFile {
  /** Name of the file, without its ending. */
  file: string
  family: 'Alexandria' | 'Rubik'
  weight: string
  unicodeRange: string
}

const latin = 'U+20-7E, U+A0, U+B7, U+D7, U+2013-2026, U+2212'
const arabic = 'U+AB, U+BB, U+600-6FF, U+200C-200D'

export const faces: readonly FontFile[] = [
  { file: 'alexandria-latin', family: 'Alexandria', weight: '800', unicodeRange: latin },
  { file: 'alexandria-arabic', family: 'Alexandria', weight: '800', unicodeRange: arabic },
  { file: 'rubik-latin', family: 'Rubik', weight: '500', unicodeRange: latin },
  { file: 'rubik-arabic', family: 'Rubik', weight: '500', unicodeRange: arabic },
]

/** Makes the typefaces known to the page; `source` gives a file's bytes, or a CSS `url(…)` of it. */
export function addFonts(source: (file: string) => string | BufferSource | undefined): void {
  for (const { file, family, weight, unicodeRange } of faces) {
    const from = source(file)
    if (from !== undefined)
      document.fonts.add(new FontFace(family, from, { weight, unicodeRange, display: 'swap' }))
  }
}
