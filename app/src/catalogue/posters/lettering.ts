// oxlint-disable-next-line typescript/triple-slash-reference -- several projects read this file, and not all list the types
/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises'
import bidiFactory from 'bidi-js'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Locale } from '../types.ts'
import { number } from './svg.ts'

const bidi = bidiFactory()
const faces = ['latin', 'arabic'] as const

/** What titles are written with: the Latin letters and signs, and the Arabic ones. */
const letters: Readonly<Record<(typeof faces)[number], RegExp>> = {
  latin: /[\u0020-\u007e\u00a0-\u00ff\u2013-\u2014\u2018-\u201d\u2026]/,
  arabic: /[\u0600-\u06ff\u200c-\u200d]/,
}

const everyLetter = (face: (typeof faces)[number]): string =>
  Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => letters[face].test(letter))
    .join('')

/** A line as an outline: it begins at (0, 0) on its base line, and is so wide. */
interface Line {
  path: string
  width: number
}

/** Letters of one face and one direction. */
interface Run {
  text: string
  face: Font
  level: number
}

/**
 * Draws words as outlines, joined and ordered as their language writes them, so that a picture needs no typeface.
 * What shapes them is HarfBuzz, as in a browser.
 */
export class Lettering {
  readonly #faces: ReadonlyMap<string, Font>

  private constructor(made: ReadonlyMap<string, Font>) {
    this.#faces = made
  }

  /** Reads the kit's display face in one weight. */
  static async read(weight: number): Promise<Lettering> {
    const made = faces.map(async (face): Promise<[string, Font]> => {
      const file = new URL(`../../../../packages/ui/src/fonts/alexandria-${face}.woff2`, import.meta.url)
      const plain = await subsetFont(await readFile(file), everyLetter(face), {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      })
      return [face, new Font(new Face(new Blob(plain)))]
    })
    return new Lettering(new Map(await Promise.all(made)))
  }

  #faceOf(letter: string): Font {
    const face = this.#faces.get(letters.arabic.test(letter) ? 'arabic' : 'latin')
    if (!face) throw new Error(`No face has the letter “${letter}”.`)
    return face
  }

  /** Pieces that one shaping can take, from left to right. */
  #runs(text: string, locale: Locale): Run[] {
    const { levels } = bidi.getEmbeddingLevels(text, locale === 'ar' ? 'rtl' : 'ltr')
    const runs: Run[] = []
    for (let index = 0; index < text.length; index += 1) {
      const letter = text.charAt(index)
      const run = { text: letter, face: this.#faceOf(letter), level: levels[index] ?? 0 }
      const last = runs.at(-1)
      if (last && last.face === run.face && last.level === run.level) last.text += letter
      else runs.push(run)
    }
    // From the deepest level up, whatever is at least as deep and stands together is turned round.
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

  /** One line of so many pixels an em. */
  line(text: string, locale: Locale, size: number): Line {
    const glyphs: string[] = []
    let x = 0
    for (const { text: piece, face, level } of this.#runs(text, locale)) {
      const scale = size / face.face.upem
      const buffer = new Buffer()
      buffer.addText(piece)
      buffer.guessSegmentProperties()
      buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
      shape(face, buffer)
      for (const glyph of buffer.getGlyphInfosAndPositions()) {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph
        const outline = face.glyphToPath(glyph.codepoint)
        if (outline !== '') {
          const at = `${number(x + xOffset * scale)} ${number(-yOffset * scale)}`
          glyphs.push(`<path transform="translate(${at})scale(${scale} ${-scale})" d="${outline}"/>`)
        }
        x += xAdvance * scale
      }
    }
    return { path: glyphs.join(''), width: x }
  }

  #broken(text: string, locale: Locale, size: number, width: number): string[] {
    const broken: string[] = []
    for (const word of text.split(' ')) {
      const longer = broken.length > 0 ? `${broken.at(-1)} ${word}` : word
      if (broken.length > 0 && this.line(longer, locale, size).width <= width) broken.splice(-1, 1, longer)
      else broken.push(word)
    }
    return broken
  }

  /** As few lines as there is room for, about as long as one another. */
  lines(text: string, locale: Locale, size: number, width: number): Line[] {
    let broken = this.#broken(text, locale, size, width)
    for (let narrower = width - size; narrower > 0; narrower -= size) {
      const tried = this.#broken(text, locale, size, narrower)
      const fits =
        tried.length === broken.length && tried.every((each) => this.line(each, locale, size).width <= width)
      if (!fits) break
      broken = tried
    }
    return broken.map((each) => this.line(each, locale, size))
  }
}
