import { describe, expect, it } from 'vitest'
import { extractArgTypes } from './extract-arg-types.ts'

const describeProp = (type: string) =>
  extractArgTypes({ documentedProps: [{ name: 'prop', type, required: false, description: 'A prop.' }] })[
    'prop'
  ]

describe('extractArgTypes', () => {
  it('offers the values of a union of literals', () => {
    expect(describeProp("'small' | 'large'")).toMatchObject({
      control: { type: 'inline-radio' },
      options: ['small', 'large'],
      table: { type: { summary: "'small' | 'large'" } },
    })
    expect(describeProp('1 | 2 | 3')).toMatchObject({ options: [1, 2, 3] })
  })

  it('offers a switch, a text and a number', () => {
    expect(describeProp('boolean')).toMatchObject({ control: { type: 'boolean' } })
    expect(describeProp('string')).toMatchObject({ control: { type: 'text' } })
    expect(describeProp('number')).toMatchObject({ control: { type: 'number' } })
  })

  it('offers no control for other types, which keep their name', () => {
    expect(describeProp("IconSource | 'none'")).toMatchObject({
      control: false,
      table: { type: { summary: "IconSource | 'none'" } },
    })
  })

  it('returns nothing for a component without description', () => {
    expect(extractArgTypes(() => null)).toEqual({})
  })
})
