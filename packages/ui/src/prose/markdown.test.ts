import { describe, expect, it } from 'vitest'
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
  it('reads growing text as it reads the whole, whatever the steps', () => {
    for (const step of [1, 2, 3, 7, 40]) {
      const growing = new MarkdownReader()
      for (let end = 0; end <= answer.length + step; end += step) {
        const text = answer.slice(0, end)
        expect(growing.read(text), JSON.stringify(text.slice(-30))).toEqual(read(text))
      }
    }
  })

  it('keeps the blocks that growth cannot touch', () => {
    const growing = new MarkdownReader()
    const before = growing.read('# Title\n\nA paragraph.\n\nThe last')
    const after = growing.read('# Title\n\nA paragraph.\n\nThe last one grows')
    expect(after[0]).toBe(before[0])
    expect(after[2]).toBe(before[2])
    expect(after.at(-1)?.raw).toBe('The last one grows')
  })

  it('starts afresh when the text is another one', () => {
    const reader = new MarkdownReader()
    reader.read('# Title')
    expect(reader.read('Another')).toEqual(read('Another'))
    expect(reader.read('')).toEqual([])
  })

  it('finds the address of a link that is defined later', () => {
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
  ])('survives a stranger’s %j, twenty thousand letters of it', (piece) => {
    const text = piece.repeat(20_000 / piece.length)
    const raw = read(text).map((token) => token.raw)
    expect(raw.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
  })
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
  ])('%s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded)
  })
})
