import { describe, expect, it } from 'vitest'
import {
  isBoolean,
  isArrayOf,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isRecord,
  isDefined,
  isString,
} from './guards.ts'

const isRow = isRecord<{ id: string; points: number }>({ id: isString, points: isNumber })

describe('a type guard', () => {
  it.each([
    ['text', isString, ['', 'a'], [1, true, null, undefined, {}]],
    ['number', isNumber, [0, 1.5], ['1', true, null, undefined]],
    ['flag', isBoolean, [true, false], [0, 'true', null, undefined]],
    ['something', isDefined, [0, '', false, {}], [null, undefined]],
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
      isArrayOf(isString),
      [[], ['a', 'b']],
      [['a', 1], [1], 'ab', null, undefined, { length: 0 }, { every: () => true }],
    ],
    ['missing or text', isOptional(isString), [undefined, 'a'], [null, 1]],
    ['null or text', isNullOr(isString), [null, 'a'], [undefined, 1]],
  ] as const)('accepts only %s', (_, isIt, are, areNot) => {
    for (const value of are) expect([value, isIt(value)]).toEqual([value, true])
    for (const value of areNot) expect([value, isIt(value)]).toEqual([value, false])
  })
})
