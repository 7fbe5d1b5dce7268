import { describe, expect, it } from 'vitest'
import { isBlank, isComplete } from './is-complete.ts'

const file = new Blob(['x'])

describe('isComplete', () => {
  it.each([
    'Why?',
    file,
    new Date(0),
    { image: file, instruction: 'Make it blue' },
    ['one', 'two'],
    0,
    false,
  ])('accepts %o', (question) => {
    expect(isComplete(question)).toBe(true)
  })

  it.each([
    '',
    ' \n',
    null,
    undefined,
    {},
    [],
    { image: null, instruction: 'Make it blue' },
    { instruction: ' ' },
    ['one', undefined],
  ])('rejects %o', (question) => {
    expect(isComplete(question)).toBe(false)
  })
})

describe('isBlank', () => {
  it.each(['', ' \n', null, undefined, {}, [], { text: ' ', sources: null }, ['', undefined]])(
    'accepts %o',
    (answer) => {
      expect(isBlank(answer)).toBe(true)
    },
  )

  it.each(['Because.', file, 0, { text: '', sources: ['one'] }, ['', 'two']])('rejects %o', (answer) => {
    expect(isBlank(answer)).toBe(false)
  })
})
