import { ComputedValue, type Value, type Values } from '../../config/validate-document.ts'
import type { Attribute } from '../../config/project.ts'
import { ApiError } from '../../http/api-error.ts'
import { isObject, tryParseRequestJson } from '../../json.ts'
import { findOperatorError } from './operator-rules.ts'
import {
  ARRAY_METHODS,
  applyArrayOperator,
  applyNumericOperator,
  NUMERIC_METHODS,
  applyPlainOperator,
} from './operator-results.ts'
import { phpType } from '../queries/parse-query.ts'

const OTHER_METHODS = ['stringConcat', 'stringReplace', 'toggle', 'dateAddDays', 'dateSubDays', 'dateSetNow']
const METHODS: ReadonlySet<unknown> = new Set([...NUMERIC_METHODS, ...ARRAY_METHODS, ...OTHER_METHODS])

/**
 * Replaces operators in the data by computed values. The SDK's `Operator` sends
 * `{"method":"increment","values":[5]}`, as text or as an object.
 *
 * @param before current values; empty for a new document
 * @throws {ApiError} 400 for an invalid operator
 */
export function parseOperators(
  data: ReadonlyMap<string, unknown>,
  before: Values,
  now: number,
): ReadonlyMap<string, unknown> {
  return new Map(
    [...data].map(([key, value]) => {
      const operator = findOperator(value)
      if (operator === null || key.startsWith('$')) return [key, value]
      const { method, attribute = '', values = [] } = operator
      if (typeof attribute !== 'string') throw invalidOperator(key, 'attribute', 'a string', attribute)
      if (!Array.isArray(values)) throw invalidOperator(key, 'values', 'an array', values)
      return [key, new Operator(String(method), values as unknown[], before.get(key) ?? null, now)]
    }),
  )
}

/** An operator with its previous value. */
class Operator extends ComputedValue {
  readonly #method: string
  readonly #values: readonly unknown[]
  readonly #before: Value
  readonly #now: number

  constructor(method: string, values: readonly unknown[], before: Value, now: number) {
    super()
    this.#method = method
    this.#values = values
    this.#before = before
    this.#now = now
  }

  override findError(attribute: Attribute): string | null {
    return findOperatorError({ method: this.#method, values: this.#values, attribute, before: this.#before })
  }

  override compute(attribute: Attribute): Value {
    if (NUMERIC_METHODS.has(this.#method))
      return applyNumericOperator(this.#method, this.#values, this.#before, attribute.type === 'integer')
    if (ARRAY_METHODS.has(this.#method)) return applyArrayOperator(this.#method, this.#values, this.#before)
    return applyPlainOperator(this.#method, this.#values, this.#before, this.#now)
  }
}

function findOperator(value: unknown): Record<string, unknown> | null {
  const operator =
    typeof value === 'string' && value.includes('"method"') ? tryParseRequestJson(value) : value
  return isObject(operator) && METHODS.has(operator['method']) ? operator : null
}

function invalidOperator(key: string, part: string, expected: string, given: unknown): ApiError {
  return new ApiError(
    400,
    'general_bad_request',
    `Invalid operator for attribute "${key}": Invalid operator ${part}. Must be ${expected}, got ${phpType(given)}`,
  )
}
