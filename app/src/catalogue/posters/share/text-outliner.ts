// oxlint-disable-next-line typescript/triple-slash-reference -- several projects read this file, and not all list the types
/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises'
import bidiFactory from 'bidi-js'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Locale } from '../../types.ts'
import { formatNumber } from '../drawing/svg.ts'

const bidi = bidiFactory()
const faces = ['latin', 'arabic'] as const

/** Characters of titles: Latin with punctuation, and Arabic. */
const letters: Readonly<Record<(typeof faces)[number], RegExp>> = {
  latin: /[\u0020-\u007e\u00a0-\u00ff\u2013-\u2014\u2018-\u201d\u2026]/,
  arabic: /[\u0600-\u06ff\u200c-\u200d]/,
}

const everyLetter = (face: (typeof faces)[number]): string =>
  Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => letters[face].test(letter))
    .join('')

/** Outline of a line that starts at (0, 0) on the baseline, and its width. */
interface Line {
  path: string
  width: number
}

/** Text of one font and one direction. */
interface Run {
  text: string
  face: Font
  level: number
}

/** Draws text as outlines, so that an image needs no font. HarfBuzz shapes it and bidi-js orders it, as browsers do. */
export class TextOutliner {
  readonly #faces: ReadonlyMap<string, Font>

  private constructor(fonts: ReadonlyMap<string, Font>) {
    this.#faces = fonts
  }

  /** Loads the kit's display font in one weight. */
  static async load(weight: number): Promise<TextOutliner> {
    const fonts = faces.map(async (face): Promise<[string, Font]> => {
      const file = new URL(`../../../../../packages/ui/src/fonts/alexandria-${face}.woff2`, import.meta.url)
      const plain = await subsetFont(await readFile(file), everyLetter(face), {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      })
      return [face, new Font(new Face(new Blob(plain)))]
    })
    return new TextOutliner(new Map(await Promise.all(fonts)))
  }

  #findFont(letter: string): Font {
    const face = this.#faces.get(letters.arabic.test(letter) ? 'arabic' : 'latin')
    if (!face) throw new Error(`No font has the letter “${letter}”.`)
    return face
  }

  /** Splits the text into runs of one font and direction, from left to right. */
  #runs(text: string, locale: Locale): Run[] {
    const { levels } = bidi.getEmbeddingLevels(text, locale === 'ar' ? 'rtl' : 'ltr')
    const runs: Run[] = []
    for (let index = 0; index < text.length; index += 1) {
      const letter = text.charAt(index)
      const run = { text: letter, face: this.#findFont(letter), level: levels[index] ?? 0 }
      const last = runs.at(-1)
      if (last && last.face === run.face && last.level === run.level) last.text += letter
      else runs.push(run)
    }
    // Reverses runs as in rule L2 of the Unicode bidirectional algorithm (UAX #9).
    for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
      for (let start = 0; start < runs.length; start += 1) {
        let end = start
        while (end < runs.length && (runs[end] as Run).level >= level) end += 1
        runs.splice(start, end - start, ...runs.slice(start, end).reverse())
        start = end
      }
    }
    return runs
  }

  /** Outlines one line; `size` is in pixels per em. */
  outlineLine(text: string, locale: Locale, size: number): Line {
    const glyphs: string[] = []
    let x = 0
    for (const { text: runText, face, level } of this.#runs(text, locale)) {
      const scale = size / face.face.upem
      const buffer = new Buffer()
      buffer.addText(runText)
      buffer.guessSegmentProperties()
      buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
      shape(face, buffer)
      for (const glyph of buffer.getGlyphInfosAndPositions()) {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph
        const outline = face.glyphToPath(glyph.codepoint)
        if (outline !== '') {
          const at = `${formatNumber(x + xOffset * scale)} ${formatNumber(-yOffset * scale)}`
          glyphs.push(`<path transform="translate(${at})scale(${scale} ${-scale})" d="${outline}"/>`)
        }
        x += xAdvance * scale
      }
    }
    return { path: glyphs.join(''), width: x }
  }

  /** Outlines one line as the commands of one path. */
  outlinePath(text: string, locale: Locale, size: number): { d: string; width: number } {
    const { path, width } = this.outlineLine(text, locale, size)
    const glyphs = path.matchAll(/translate\((\S+) (\S+)\)scale\((\S+) (\S+)\)" d="([^"]*)"/g)
    const commands = [...glyphs].map(([, x, y, across, down, outline = '']) =>
      outline.replaceAll(
        /(-?[\d.]+)[ ,](-?[\d.]+)/g,
        (_, pointX, pointY) =>
          `${formatNumber(Number(x) + Number(pointX) * Number(across))} ${formatNumber(Number(y) + Number(pointY) * Number(down))}`,
      ),
    )
    return { d: commands.join(''), width }
  }

  #wrap(text: string, locale: Locale, size: number, width: number): string[] {
    const wrapped: string[] = []
    for (const word of text.split(' ')) {
      const longer = wrapped.length > 0 ? `${wrapped.at(-1)} ${word}` : word
      if (wrapped.length > 0 && this.outlineLine(longer, locale, size).width <= width)
        wrapped.splice(-1, 1, longer)
      else wrapped.push(word)
    }
    return wrapped
  }

  /** Breaks the text into as few lines as fit the width, of similar length. */
  outlineLines(text: string, locale: Locale, size: number, width: number): Line[] {
    let wrapped = this.#wrap(text, locale, size, width)
    for (let narrower = width - size; narrower > 0; narrower -= size) {
      const candidate = this.#wrap(text, locale, size, narrower)
      const fits =
        candidate.length === wrapped.length &&
        candidate.every((line) => this.outlineLine(line, locale, size).width <= width)
      if (!fits) break
      wrapped = candidate
    }
    return wrapped.map((line) => this.outlineLine(line, locale, size))
  }
}
