import { describe, expect, it } from 'vitest'
import { isFlag, isListOf, isNullOr, isNumber, isOneOf, isRecord, isSomething, isText } from './shape.ts'

const isRow = isRecord<{ id: string; points: number }>({ id: isText, points: isNumber })

describe('a shape', () => {
  it.each([
    ['text', isText, ['', 'a'], [1, true, null, undefined, {}]],
    ['number', isNumber, [0, 1.5], ['1', true, null, undefined]],
    ['flag', isFlag, [true, false], [0, 'true', null, undefined]],
    ['something', isSomething, [0, '', false, {}], [null, undefined]],
    ['one of these', isOneOf('a', 'b'), ['a', 'b'], ['c', '', null]],
    [
      'record',
      isRow,
      [
        { id: 'a', points: 1 },
        { id: 'a', points: 1, more: true },
      ],
      [{}, { id: 'a' }, { id: 1, points: 1 }, { id: 'a', points: '1' }, null, undefined, 'row', []],
    ],
    [
      'list',
      isListOf(isText),
      [[], ['a', 'b']],
      [['a', 1], [1], 'ab', null, undefined, { length: 0 }, { every: () => true }],
    ],
    ['null or text', isNullOr(isText), [null, 'a'], [undefined, 1]],
  ] as const)('knows %s from all else', (_, isIt, are, areNot) => {
    for (const value of are) expect([value, isIt(value)]).toEqual([value, true])
    for (const value of areNot) expect([value, isIt(value)]).toEqual([value, false])
  })
})
