import { describe, expect, it } from 'vitest'
import { readMarks } from './marks.ts'

describe('readMarks', () => {
  it('finds every mark between the words, in order', () => {
    expect(
      readMarks('See [Terms](terms-of-service), `saha.theme`, **this**, *Tetris* and {contact}.'),
    ).toEqual([
      { kind: 'words', text: 'See ' },
      { kind: 'link', text: 'Terms', to: 'terms-of-service' },
      { kind: 'words', text: ', ' },
      { kind: 'code', text: 'saha.theme' },
      { kind: 'words', text: ', ' },
      { kind: 'strong', text: 'this' },
      { kind: 'words', text: ', ' },
      { kind: 'title', text: 'Tetris' },
      { kind: 'words', text: ' and ' },
      { kind: 'contact' },
      { kind: 'words', text: '.' },
    ])
  })

  it.each(['', 'plain', 'a * b', '[no place]', '(no words)', '{name}', '`open'])(
    'takes %j as it is',
    (text) => expect(readMarks(text)).toEqual(text === '' ? [] : [{ kind: 'words', text }]),
  )

  it('leads home where no place is named', () => {
    expect(readMarks('[home]()')).toEqual([{ kind: 'link', text: 'home', to: '' }])
  })
})
