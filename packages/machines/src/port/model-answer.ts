import { isBoolean, isRecord } from './guards.ts'
import type { TypeGuard } from './guards.ts'

/**
 * What a model answered. One that was blocked or says nothing is no answer: its port rejects with a
 * `PortError` of kind `blocked` or `empty`.
 */
export interface ModelAnswer<Value> {
  readonly value: Value
  /** The model ran out of room before it had finished: what there is of it is worth showing, with a word. */
  readonly cutOff: boolean
}

export const isModelAnswer = <Value>(isValue: TypeGuard<Value>): TypeGuard<ModelAnswer<Value>> =>
  isRecord<ModelAnswer<Value>>({ value: isValue, cutOff: isBoolean })
