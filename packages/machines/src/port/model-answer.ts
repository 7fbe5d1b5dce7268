import { isBoolean, isRecord } from './guards.ts'
import type { TypeGuard } from './guards.ts'

/**
 * Answer of a model. For a blocked or empty answer the port rejects with a `PortError` of kind `blocked` or `empty`.
 */
export interface ModelAnswer<Value> {
  readonly value: Value
  /** The model reached its length limit: show the partial answer with a note. */
  readonly cutOff: boolean
}

export const isModelAnswer = <Value>(isValue: TypeGuard<Value>): TypeGuard<ModelAnswer<Value>> =>
  isRecord<ModelAnswer<Value>>({ value: isValue, cutOff: isBoolean })
