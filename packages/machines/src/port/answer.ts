import { isFlag, isRecord } from './shape.ts'
import type { Shape } from './shape.ts'

/**
 * What a model answered. One that was blocked or says nothing is no answer: its port rejects with a
 * `PortError` of kind `blocked` or `empty`.
 */
export interface Answer<Value> {
  readonly value: Value
  /** The model ran out of room before it had finished: what there is of it is worth showing, with a word. */
  readonly cutOff: boolean
}

export const isAnswerOf = <Value>(isValue: Shape<Value>): Shape<Answer<Value>> =>
  isRecord<Answer<Value>>({ value: isValue, cutOff: isFlag })
