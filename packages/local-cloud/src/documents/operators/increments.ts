import type { Attribute } from '../../config/project.ts'
import { ApiError, invalidArgument, unauthorized } from '../../http/api-error.ts'
import { readParameter } from '../../http/parameters.ts'
import type { ApiResponse, ApiCall } from '../../api/route.ts'
import { formatTime, ID_RULE, isValidId } from '../../identifiers.ts'
import { unwrapFloat } from '../../json.ts'
import { documentEvents } from '../realtime-events.ts'
import { toDocumentModel } from '../models.ts'
import { canChange } from '../mutations.ts'
import { canRead } from '../read-access.ts'
import { calculate, round } from './operator-results.ts'
import { readPathId } from '../request.ts'
import type { DocumentContext } from '../context.ts'
import type { Value } from '../../config/validate-document.ts'
import { conflict, field, fieldNotFound, limitExceeded, notANumber } from '../errors.ts'

const INT64_MAX = 2n ** 63n - 1n
const INT64_MIN = -(2n ** 63n)

type Amount = number | bigint

/** PATCH: adds `value` (default 1), up to `max`. */
export function increment(context: DocumentContext, call: ApiCall): ApiResponse {
  const { value, bound } = readParameters(call, 'max')
  return applyIncrement(context, call, value, bound)
}

/** PATCH: subtracts `value` (default 1), down to `min`. */
export function decrement(context: DocumentContext, call: ApiCall): ApiResponse {
  const { value, bound } = readParameters(call, 'min')
  return applyIncrement(context, call, -value, bound)
}

/** Like Appwrite, does not check the attribute's own range here; the next update rejects such a value. */
function applyIncrement(
  context: DocumentContext,
  call: ApiCall,
  delta: Amount,
  bound: Amount | null,
): ApiResponse {
  const { collection, store, dialect } = context
  const key = call.path['key'] ?? ''
  if (!isValidId(key)) throw invalidArgument(field(dialect), ID_RULE)
  const document = store.get(readPathId(dialect.itemId, call.path['itemId'] ?? ''))
  const attribute = collection.attributes.get(key)
  // An unknown document returns the same error as an unknown attribute.
  if (attribute === undefined || document === null || !canRead(context, document, call))
    throw fieldNotFound(dialect)
  if (!canChange(context, document, call, 'update')) throw unauthorized()
  if (attribute.array || (attribute.type !== 'integer' && attribute.type !== 'double'))
    throw notANumber(dialect, key)

  const sum = calculate('increment', (document.values.get(key) ?? 0) as Amount, delta)
  const isIncrease = delta > 0
  if (bound !== null && (isIncrease ? sum > bound : sum < bound))
    throw limitExceeded(dialect, key, isIncrease, bound)
  if (attribute.type === 'integer' && (sum > INT64_MAX || sum < INT64_MIN))
    throw limitExceeded(dialect, key, isIncrease, isIncrease ? INT64_MAX : INT64_MIN)
  const updatedAt = formatTime(call.now)
  const updated = {
    ...document,
    updatedAt,
    values: new Map(document.values).set(key, toStoredValue(attribute, sum)),
  }
  const kind = store.update(updated)
  if (kind !== null) throw conflict(dialect, kind, document.id)
  const response = { ...updated, values: new Map(updated.values).set(key, sum) }
  return {
    status: 200,
    json: toDocumentModel(context, response),
    realtimeEvents: documentEvents(context, response, 'update'),
  }
}

function readParameters({ body }: ApiCall, name: 'max' | 'min'): { value: Amount; bound: Amount | null } {
  const value = readAmount(body, 'value') ?? 1
  if (value <= 0)
    throw new ApiError(400, 'general_argument_invalid', 'Value must be numeric and greater than 0')
  return { value, bound: readAmount(body, name) }
}

/** Reads a number, which may be sent as text. */
function readAmount(body: ApiCall['body'], name: string): Amount | null {
  const given = unwrapFloat(readParameter(body, name)) ?? null
  if (given === null || typeof given === 'bigint') return given
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw invalidArgument(name, 'Value must be a valid number')
  return number
}

/** An integer attribute stores the rounded value, but the response contains the fraction. */
function toStoredValue(attribute: Attribute, sum: Amount): Value {
  return attribute.type === 'double' ? sum : round(sum)
}
