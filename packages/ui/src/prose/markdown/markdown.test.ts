import { describe, expect, it } from 'vitest'
import type { Tokens } from 'marked'
import { decodeEntities } from './entities.ts'
import { MarkdownReader } from './markdown.ts'

const answer = `# Neon Drift

A paragraph with **bold**, \`code\` and
[a link](https://example.com/a).

- one
- two
  - deeper

  a paragraph of two
- three

1. first
2. second

> a quote
> of two lines

| Game | Score |
| :--- | ----: |
| Neon | 12 |

\`\`\`ts
const a = 1

const b = 2
\`\`\`

    indented code

Title under a line
==================

* * *
<b>html</b>

إجابة بالعربية مع **تشديد**.
`

const read = (text: string) => new MarkdownReader().read(text)

describe('MarkdownReader', () => {
  it('parses growing text like the whole text, in steps of any size', () => {
    for (const step of [1, 2, 3, 7, 40]) {
      const growing = new MarkdownReader()
      for (let end = 0; end <= answer.length + step; end += step) {
        const text = answer.slice(0, end)
        expect(growing.read(text), JSON.stringify(text.slice(-30))).toEqual(read(text))
      }
    }
  })

  it.each([
    ['tight', '- a\n- b\n- c *d*\n- e\n  f\n- g\n\nAfter'],
    ['with blank lines', '1. a\n\n2. b\n\n   more of b\n\n3. c\n\n4. d\n\n5. e\n# After'],
    ['with one late blank line', '* a\n* b\n* c\n* d\n\n* e\n* f\n* g\n'],
    ['of lists', '- a\n  - b\n  - c\n- d\n  1. e\n  2. f\n- g\n- h\n- i'],
    ['of tasks', '- [x] a\n- [ ] b\n- [x] c\n- [ ] d\n- e\n'],
    ['with code and blockquotes', '1) a\n   ```\n   x\n   ```\n2) > b\n3) c\n4) d\n5. other\n6. list'],
    ['that ends with a thematic break', '- a\n- b\n- c\n- d\n---\n- e\n- f\n- g\n***'],
    ['with a link definition at its end', '- [a]\n- b\n- c\n- d\n\n[a]: https://a.example'],
    ['with lazy continuation lines', '- a\nlazy\n- b\nlazy\n- c\nlazy\n- d\n===\n- e'],
    ['with empty items', '-\n-\n- a\n-\n\n- b\n-\n- c'],
  ])('parses a growing list like the whole list: %s', (_, text) => {
    const growing = new MarkdownReader()
    for (let end = 0; end <= text.length; end += 1)
      expect(growing.read(text.slice(0, end)), JSON.stringify(text.slice(0, end))).toEqual(
        read(text.slice(0, end)),
      )
  })

  const sentences = (count: number) =>
    Array.from({ length: count }, (_, at) => `Word *number* ${at} of [a](https://a.example) is “said”.`).join(
      ' ',
    )
  const items = (count: number, mark: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `${mark(at)} item **${at}**`).join('\n')
  const long: readonly (readonly [name: string, text: string, most: number])[] = [
    ['a paragraph', `${sentences(90)}\n\nAfter`, 2200],
    ['a paragraph with an unclosed mark', `**${sentences(140)}`, 6100],
    ['a paragraph without a sentence end', `${'many words '.repeat(700)}\n\nAfter`, 6100],
    ['a paragraph that turns out to be a heading', `${sentences(60)}\n===\n\nAfter`, Infinity],
    ['a paragraph that turns out to be a table', `${sentences(60)} a | b\n--- | ---\n1 | 2`, Infinity],
    ['a paragraph between others', `First.\n${sentences(60)}\n- one\n\n${sentences(60)}`, 2200],
    ['a list', `${items(130, () => '-')}\n\nAfter`, 1000],
    ['a list with numbers', items(130, (at) => `${at + 7}.`), 1000],
    ['a list with late blank lines', `${items(120, () => '-')}\n\n- late\n- later`, 1000],
  ]

  it.each(long)('splits long blocks into the same chunks when growing and at once: %s', (_, text, most) => {
    const growing = new MarkdownReader()
    for (let end = 0; end <= text.length + 91; end += 91)
      expect(growing.read(text.slice(0, end)), `${end}`).toEqual(read(text.slice(0, end)))
    const pieces = read(text)
    expect(pieces.map(({ raw }) => raw).join('')).toBe(text)
    // Headings and table rows are never split.
    expect(Math.max(...pieces.map(({ raw }) => raw.length))).toBeLessThan(most)
  })

  it('does not parse finished chunks again', () => {
    for (const [name, text, most] of long.filter(([, , length]) => length < 6000)) {
      const growing = new MarkdownReader()
      const before = growing.read(text.slice(0, -40))
      const after = growing.read(text.slice(0, -20))
      const same = before.filter((block, at) => after[at] === block)
      expect(same.length, name).toBeGreaterThanOrEqual(Math.min(before.length - 2, 2))
      expect(after.slice(same.length).reduce((sum, { raw }) => sum + raw.length, 0)).toBeLessThan(2 * most)
    }
  })

  it('continues the numbering of a list in chunks', () => {
    const lists = read(items(130, (at) => `${at + 7}.`)) as Tokens.List[]
    expect(lists.map(({ start }) => start)).toEqual([7, 57, 107])
  })

  it('keeps the identity of finished list items', () => {
    const growing = new MarkdownReader()
    const items = (text: string) => (growing.read(text)[0] as Tokens.List).items
    const before = items('- a\n- b\n- c\n- d')
    const after = items('- a\n- b\n- c\n- d, longer\n- e')
    expect(after.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd, longer', 'e'])
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  it('keeps the identity of finished blocks', () => {
    const growing = new MarkdownReader()
    const before = growing.read('# Title\n\nA paragraph.\n\nThe last')
    const after = growing.read('# Title\n\nA paragraph.\n\nThe last one grows')
    expect(after[0]).toBe(before[0])
    expect(after[2]).toBe(before[2])
    expect(after.at(-1)?.raw).toBe('The last one grows')
  })

  it('restarts with a different text', () => {
    const reader = new MarkdownReader()
    reader.read('# Title')
    expect(reader.read('Another')).toEqual(read('Another'))
    expect(reader.read('')).toEqual([])
  })

  it('resolves a link reference that is defined later', () => {
    const growing = new MarkdownReader()
    const text = 'See [the rules][1].\n\nMore.\n\n[1]: https://example.com/rules\n'
    for (let end = 0; end <= text.length; end += 1) growing.read(text.slice(0, end))
    expect(growing.read(text)).toEqual(read(text))
    expect(JSON.stringify(growing.read(text))).toContain('"href":"https://example.com/rules"')
  })

  it.each([
    '[',
    '![',
    '*a ',
    '_a*',
    '>',
    '> ',
    '- ',
    '1. ',
    '`a``',
    '<',
    '<a ',
    '[a](',
    '~~a',
    '|',
    '&#',
    '<!--',
    '\t',
  ])('survives twenty thousand characters of %j', (piece) => {
    const text = piece.repeat(20_000 / piece.length)
    const raw = read(text).map((token) => token.raw)
    expect(raw.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
  })
})

describe('Markdown rules for other than Latin punctuation', () => {
  const inline = (text: string) => (read(text)[0] as Tokens.Paragraph).tokens
  const links = (text: string) => inline(text).flatMap((token) => (token.type === 'link' ? [token.raw] : []))
  const bold = (text: string) => inline(text).flatMap((token) => (token.type === 'strong' ? [token.raw] : []))

  it.each(['،', '؟', '؛', '»', '。', '…', '”', '،ثم', '؛ ثم', '».', '…)', '؟!'])(
    'ends a bare URL before %j',
    (after) => {
      for (const address of ['https://example.com/a', 'www.example.com', 'https://ar.example.org/wiki/لعبة'])
        expect(links(`«انظر ${address}${after}`)).toEqual([address])
    },
  )

  it('does not change bracketed URLs, or text that is not a URL', () => {
    expect(links('<https://example.com/a،b> [a](https://example.com/a،b)')).toEqual([
      '<https://example.com/a،b>',
      '[a](https://example.com/a،b)',
    ])
    expect(links('https://، www.… https://')).toEqual([])
  })

  it.each([
    ['**ملاحظة:**هذا نص', ['**ملاحظة:**']],
    ['قال**«مرحبا»**ثم', ['**«مرحبا»**']],
    ['**注意：**文', ['**注意：**']],
    ['**أ:**ب ثم **ج** د **ه!**و', ['**أ:**', '**ج**', '**ه!**']],
    ['**a `b**` c:**d', ['**a `b**` c:**']],
    ['a ** b ** c, 2**3', []],
    ['\\**a:**b', []],
  ])('parses the bold of %j', (text, expected) => expect(bold(text)).toEqual(expected))

  it.each(['• one\n• two', '١. أولًا\n٢. ثانيًا', '12 Street\nTown', 'بيت\nبيت'])(
    'keeps the line break of %j',
    (text) => expect(inline(text).map(({ type }) => type)).toEqual(['text', 'br', 'text']),
  )
})

describe('decodeEntities', () => {
  it.each([
    ['a &amp; b &lt;c&gt; &quot;d&quot;', 'a & b <c> "d"'],
    ['&#60;&#x3C;&#X3c;', '<<<'],
    ['&nbsp;|', '\u00A0|'],
    ['&zwnj;', '\u200C'],
    ['&amp;lt;', '&lt;'],
    ['&unknown; & &; &#; &#x; AT&T', '&unknown; & &; &#; &#x; AT&T'],
    ['&constructor;&toString;', '&constructor;&toString;'],
    ['&#0;&#xD800;&#9999999;', '\uFFFD\uFFFD\uFFFD'],
  ])('decodes %s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded)
  })
})
