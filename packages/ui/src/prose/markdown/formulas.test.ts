import type { Token, Tokens } from 'marked'
import { describe, expect, it } from 'vitest'
import { isFormula } from './formulas.ts'
import { insertNotes } from './insert-notes.ts'
import { MarkdownReader } from './markdown.ts'

const flatten = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [
    token,
    ...flatten(('tokens' in token && token.tokens) || ('items' in token && token.items) || []),
    ...('rows' in token ? flatten((token as Tokens.Table).rows.flat().flatMap((cell) => cell.tokens)) : []),
  ])

/** Returns the TeX of all formulas; those on lines of their own in brackets. */
const read = (text: string) =>
  flatten(new MarkdownReader().read(text))
    .filter(isFormula)
    .map(({ tex, display }) => (display ? `[${tex}]` : tex))

describe('formulas', () => {
  it.each([
    ['a single dollar', String.raw`Area $\int x^2\,dx$ of it`, [String.raw`\int x^2\,dx`]],
    ['parentheses', String.raw`With \(a_1 + b_1\), *so* \(c\).`, ['a_1 + b_1', 'c']],
    ['two dollars within a line', 'So $$e^{i\\pi}=-1$$ holds', ['[e^{i\\pi}=-1]']],
    ['two dollars on lines of their own', 'So\n$$\na\n= b\n- c\n$$\nholds', ['[a\n= b\n- c]']],
    ['brackets in a list', '- one\n  \\[ x \\]\n- two', ['[x]']],
    ['marks, which are no emphasis', '*so $a*b$ is* and $x_i$ _and_ $y_i$', ['a*b', 'x_i', 'y_i']],
    ['a cell of a table', '| a |\n| --- |\n| $x^2$ |', ['x^2']],
    ['after an Arabic prefix', 'المسافة هي و$x$ والزمن $t$', ['x', 't']],
    [
      'words in a command',
      String.raw`$v = 5\,\text{meters per second}$`,
      [String.raw`v = 5\,\text{meters per second}`],
    ],
    ['before it is complete', 'So\n\n$$\na\n= b', ['[a\n= b]']],
  ])('are read: %s', (_, text, formulas) => {
    expect(read(text)).toEqual(formulas)
  })

  it.each([
    ['prices', 'It costs $5 and $10, or US$20; I paid $5 (or 5$).'],
    ['Arabic prices', 'السعر $5 أو $10 فقط، وقد دفعت 5$ ثم 7$.'],
    ['ranges of prices', 'From $5-$10 to $1,000.50 or 20$'],
    ['variables of a shell', 'Set $HOME and $PATH, or $HOME/$PATH.'],
    ['escaped dollars', String.raw`\$a\$ and \$b`],
    ['code', '`$x$` and ``\\(y\\)``\n\n```sh\necho $$ $$\n$$\n```'],
    ['words between dollars', '$one two words$'],
    ['two paragraphs', '$$\na\n\nb\n$$'],
    ['spaces', '$ x $ and $$ $$'],
  ])('are not read: %s', (_, text) => {
    expect(read(text)).toEqual([])
  })

  it.each(['$$ ', '$a', '\\(', '\n\\[', '\n$$x', '$x$'])(
    'are found in linear time in many times %j',
    (piece) => {
      const began = performance.now()
      read(piece.repeat(20_000))
      insertNotes(piece.repeat(20_000), [1])
      expect(performance.now() - began).toBeLessThan(5000)
    },
  )

  it('get no note inside', () => {
    const text = 'Energy $E = mc^2$ is mass.'
    expect(insertNotes(text, [12]).startsWith('Energy $E = mc^2$')).toBe(true)
    expect(insertNotes('It costs $5 and $10.', [11])).toMatch(/^It costs \$5/)
  })
})
