import { describe, expect, it } from 'vitest'
import { parseInlineMarkup } from './inline-markup.ts'

describe('parseInlineMarkup', () => {
  it('finds every mark between the words, in order', () => {
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
    'takes %j as it is',
    (text) => expect(parseInlineMarkup(text)).toEqual(text === '' ? [] : [{ kind: 'text', text }]),
  )

  it('leads home where no place is named', () => {
    expect(parseInlineMarkup('[home]()')).toEqual([{ kind: 'link', text: 'home', to: '' }])
  })
})
