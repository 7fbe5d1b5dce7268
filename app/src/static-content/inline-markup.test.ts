import { describe, expect, it } from 'vitest'
import { parseInlineMarkup } from './inline-markup.ts'

describe('parseInlineMarkup', () => {
  it('parses all markup in order', () => {
    expect(
      parseInlineMarkup('See [Terms](terms-of-service), `saha.theme`, **this**, *Tetris* and {contact}.'),
    ).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'Terms', to: 'terms-of-service' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: 'saha.theme' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ', ' },
      { kind: 'title', text: 'Tetris' },
      { kind: 'text', text: ' and ' },
      { kind: 'contact' },
      { kind: 'text', text: '.' },
    ])
  })

  it.each(['', 'plain', 'a * b', '[no place]', '(no words)', '{name}', '`open'])(
    'returns %j as plain text',
    (text) => expect(parseInlineMarkup(text)).toEqual(text === '' ? [] : [{ kind: 'text', text }]),
  )

  it('links home when the target is empty', () => {
    expect(parseInlineMarkup('[home]()')).toEqual([{ kind: 'link', text: 'home', to: '' }])
  })
})
