import { expect, it } from 'vitest'
import { MarkdownReader } from './markdown.ts'

/** Fragments of Markdown in both scripts, joined at random to imitate model output. */
const pieces: readonly string[] = [
  '\n',
  '\n',
  '\n',
  '\n\n',
  '\n\n',
  '\n\n\n',
  ' ',
  ' ',
  '  ',
  '    ',
  '\t',
  '\r\n',
  '  \n',
  '\\\n',

  'a',
  'word',
  'two words',
  'خطوات:',
  'ثم',
  'نقطة أخرى',
  'y',
  'Title',
  'عنوان',
  '🙂',
  'لُعْبَة',
  '\u200f',
  '１',

  '- ',
  '* ',
  '+ ',
  '1. ',
  '2. ',
  '2) ',
  '10. ',
  '١. ',
  '• ',
  '-',
  '1.',
  '- [ ] ',
  '- [x] ',
  '  - ',
  '   1. ',
  '# ',
  '### ',
  '#',
  '===',
  '---',
  '***',
  '- - -',
  '> ',
  '>',
  '> > ',
  '$',
  '$$',
  '$$\n',
  '$x_1$',
  '\\[',
  '\\]',
  '\\(a*b\\)',
  '> - ',
  '- > ',
  '```',
  '```ts\n',
  '~~~',
  '`',
  '``',
  '    code',
  '\tcode',
  '| a | b |',
  '|',
  ' | ',
  '| - | - |',
  '--- | ---',
  ':-: |',
  '**',
  '*',
  '_',
  '__',
  '~~',
  '**قوي:**',
  '[a](https://a.example)',
  '[',
  ']',
  '](',
  '![',
  ')',
  '\\',

  '[1]',
  '[1]: https://a.example',
  '[a]: /a "t"',
  'https://a.example/b،',
  'www.a.example',
  '<https://a.example>',
  '<b>',
  '</b>',
  '<div>',
  '<!--',
  '-->',
  '<br>',
  '&amp;',
  '<',
  '>',
  '“',
  '.',
  '؟',
  '!',
  ':',
]

/** Returns a seeded random number generator from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const read = (text: string) => new MarkdownReader().read(text)

function check(seeds: number, beginning: string) {
  for (let seed = 0; seed < seeds; seed += 1) {
    const random = randomFrom(seed)
    const below = (end: number) => Math.floor(random() * end)
    const text =
      beginning + Array.from({ length: 2 + below(24) }, () => pieces[below(pieces.length)]).join('')
    const most = 1 + below(12)
    const growing = new MarkdownReader()
    for (let end = Math.max(0, beginning.length - 10); end < text.length + most; end += 1 + below(most)) {
      const part = text.slice(0, end)
      const [grown, whole] = [growing.read(part), read(part)]
      // Comparing objects takes ten times as long; it is only needed to show the difference.
      if (JSON.stringify(grown) !== JSON.stringify(whole))
        expect(grown, `seed ${seed}: ${JSON.stringify(part)}`).toEqual(whole)
    }
  }
}

it('parses random text that grows by random chunks like the whole text', () => check(2000, ''))

it.each([
  ['a list', '- item\n'.repeat(55)],
  ['a numbered list', '1. item\n'.repeat(55)],
  ['a paragraph', 'Words of a sentence. '.repeat(130)],
])('parses random text that grows after %s in chunks like the whole text', (_, beginning) =>
  check(25, beginning),
)
