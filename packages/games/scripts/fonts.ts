/**
 * Subsets the two typefaces to the characters of the games: one weight each, Latin and Arabic separate. Sources:
 * @fontsource-variable/alexandria and @fontsource-variable/rubik (SIL OFL 1.1, no reserved font name).
 * Run `npm run generate:fonts -w @saha/games` after changing a range; the files are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('')

const latin = span(0x20, 0x7e) + '\u00a0·×–—‘’“”…−'
const arabic = '«»،؛؟ـ' + span(0x621, 0x63a) + span(0x641, 0x652) + '\u0670\u200c\u200d'

const faces = [
  { family: 'alexandria', weight: 800 },
  { family: 'rubik', weight: 500 },
]

const require = createRequire(import.meta.url)
for (const { family, weight } of faces) {
  for (const [script, text] of Object.entries({ latin, arabic })) {
    const source = await readFile(
      require.resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`),
    )
    const font = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weight } })
    await writeFile(new URL(`../src/fonts/${family}-${script}.woff2`, import.meta.url), font)
    console.warn(`${family}-${script}.woff2  ${source.length} → ${font.length} bytes`)
  }
}
