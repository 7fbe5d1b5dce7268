/**
 * Subsets the three typefaces to the characters of the kit's languages and writes them next to fonts.css. Sources:
 * @fontsource-variable/alexandria, /rubik and /jetbrains-mono (SIL OFL 1.1, no reserved font name). Run `npm run
 *   generate:fonts -w @saha/ui` after changing a range. The files are committed, so a build needs no font tools.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('')

const latin = span(0x20, 0x7e) + '\u00a0©«»×·–—‘’“”…•←→★−°éèêàçüöäñ'
const arabic =
  '،؛؟ـ٪٫٬' + span(0x621, 0x63a) + span(0x641, 0x652) + span(0x660, 0x669) + '\u0670ٱپچژڤکگی\u200c\u200d'

const faces = [
  { family: 'alexandria', script: 'arabic', text: arabic },
  { family: 'alexandria', script: 'latin', text: latin },
  { family: 'rubik', script: 'arabic', text: arabic, weights: { min: 400, max: 700 } },
  { family: 'rubik', script: 'latin', text: latin, weights: { min: 400, max: 700 } },
  { family: 'jetbrains-mono', script: 'latin', text: latin, weights: { min: 400, max: 700 } },
]

const require = createRequire(import.meta.url)
for (const { family, script, text, weights } of faces) {
  const source = await readFile(
    require.resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`),
  )
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    ...(weights ? { variationAxes: { wght: weights } } : {}),
  })
  await writeFile(new URL(`../src/fonts/${family}-${script}.woff2`, import.meta.url), font)
  console.warn(`${family}-${script}.woff2  ${source.length} → ${font.length} bytes`)
}
