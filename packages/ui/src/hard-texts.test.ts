import { isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import {
  areWholePieces,
  hardTexts,
  isShowableName,
  isVisible,
  isWholeBeginning,
  isWholePart,
  longTexts,
} from '../../../tests/hard-texts.ts'
import { getInitials } from './avatar/get-initials.ts'
import { isolateWords } from './bidi/isolate-words.tsx'
import { countStrongCharacters, getWordDirection } from './bidi/text-direction.ts'
import { takeGraphemes, shorten, toVisibleLine } from './characters/index.ts'
import { createNumberReader } from './number-input/read-number.ts'
import { sanitizeUrl } from './prose/markdown/sanitize-url.ts'
import { decodeEntities } from './prose/markdown/entities.ts'
import { MarkdownReader } from './prose/markdown/markdown.ts'
import { insertNotes, splitAtNotes } from './prose/markdown/insert-notes.ts'
import { splitText } from './prose/markdown/split-text.ts'
import { sanitizeSource } from './source-list/sanitize-source.ts'

/** The texts of an element, one for each place where React starts a new one. */
const textsIn = (node: ReactNode): string[] =>
  Array.isArray(node)
    ? node.flatMap(textsIn)
    : isValidElement<{ children?: ReactNode }>(node)
      ? textsIn(node.props.children)
      : typeof node === 'string'
        ? [node]
        : []

describe.each(Object.entries(hardTexts))('a hard text: %s', (_, text) => {
  it('is cut between characters, within the limit', () => {
    for (const most of [0, 1, 2, 3, 5, 9]) {
      for (const long of longTexts(text, 20 * most)) {
        const beginning = takeGraphemes(long, most)
        expect(isWholeBeginning(long, beginning)).toBe(true)
        expect(takeGraphemes(beginning, most)).toBe(beginning)
        const short = shorten(long, most)
        expect(short === long || short === `${beginning.trimEnd()}…`).toBe(true)
      }
    }
  })

  it('becomes one line that can be shown, or nothing', () => {
    const line = toVisibleLine(text)
    expect(line === '' || isShowableName(line)).toBe(true)
    expect(toVisibleLine(line)).toBe(line)
    if (!isVisible(text)) expect(line).toBe('')
  })

  it('has visible initials, or none', () => {
    for (const name of [text, `${text} ${text}`, `Amal ${text}`, `${text}@example.com`]) {
      const initials = getInitials(name)
      expect(initials === '' || isShowableName(initials)).toBe(true)
    }
  })

  it('gives a source a visible title and the site that it leads to', () => {
    for (const title of longTexts(text, 120)) {
      const source = sanitizeSource({ uri: 'https://www.example.com/x', title, site: title })
      expect(isShowableName(source.title)).toBe(true)
      if (!isVisible(title)) expect(source.title).toBe('example.com')
    }
  })

  it('is isolated word by word without losing any of it', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      for (const written of [text, `(${text}) C++ @${text}+`, `#${text}# ${text}&`])
        expect(areWholePieces(written, textsIn(isolateWords(written, dir)))).toBe(true)
    }
    expect(['ltr', 'rtl', undefined]).toContain(getWordDirection(text))
    expect(Object.values(countStrongCharacters(text)).every(Number.isSafeInteger)).toBe(true)
  })

  it('is a number, empty or refused', () => {
    for (const locale of ['en', 'ar']) {
      const reading = createNumberReader(locale, {}).read(text)
      expect(reading === null || Number.isFinite(reading) || typeof reading === 'string').toBe(true)
      if (reading === null) expect(text).not.toMatch(/\p{L}|\p{N}/u)
    }
  })

  it('stays whole in Markdown', () => {
    for (const source of longTexts(text, 2000)) {
      const written = source.replaceAll(/\r\n?/g, '\n')
      const blocks = new MarkdownReader().read(written).map(({ raw }) => raw)
      expect(areWholePieces(written, blocks)).toBe(true)
      expect(areWholePieces(written, splitText(written))).toBe(true)
    }
  })

  it('does not split graphemes next to notes', () => {
    const written = `كلمة ${text.replaceAll('\uFFFC', '\uFFFD')} word`
    for (let at = 0; at <= Math.min(written.length, 80); at += 1) {
      const [before = '', , after = ''] = splitAtNotes(insertNotes(written, [at]))
      // A space keeps a note out of an address.
      const apart = before.length + after.length - written.length
      expect(isWholePart(written, 0, before.length - apart), `at ${at}`).toBe(true)
      expect(written.endsWith(after)).toBe(true)
    }
  })

  it('does not link URLs that hide their destination', () => {
    for (const written of [
      text,
      `https://${text}`,
      `https://example.com/${text}`,
      `mailto:${text}@example.com`,
    ]) {
      const address = sanitizeUrl(written)
      if (!address) continue
      expect(isShowableName(address.label)).toBe(true)
      expect(address.href).toMatch(/^(?:https:\/\/|mailto:)/)
    }
    if (text.isWellFormed()) expect(decodeEntities(text).isWellFormed()).toBe(true)
  })

  it('ends a URL in Markdown between graphemes', () => {
    for (const written of [`https://example.com/${text} x`, `https://example.com/a${text}`]) {
      const [paragraph] = new MarkdownReader().read(written)
      const tokens = paragraph && 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
      let at = 0
      for (const { raw } of tokens) {
        const end = at + raw.length
        expect(isWholePart(written.replaceAll(/\r\n?/g, '\n'), at, end)).toBe(true)
        at = end
      }
    }
  })
})
