/** What an adapter with a fault may answer, whatever it should have answered. */
const noOutputs: readonly unknown[] = [undefined, null, {}, [], 0, '']

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A value of another type. */
const otherType = (value: unknown): unknown => (typeof value === 'string' ? 7 : 'other')

const malformedParts = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return [[undefined], [null], ...malformedParts(value[0]).map((wrong) => [wrong])]
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const { [name]: _, ...rest } = value
    const fields = [null, otherType(field), ...malformedParts(field)]
    return [rest, ...fields.map((wrong) => ({ ...value, [name]: wrong }))]
  })
}

/**
 * Answers that are not what was agreed on: nothing at all in all its forms, and the good answer with each of
 * its fields missing, null or of another type, however deep.
 */
export const malformedOutputs = (good: unknown): readonly unknown[] => [...noOutputs, ...malformedParts(good)]

/** Facts that are not what was agreed on: none, one nobody has heard of, and the good one with wrong fields. */
export const malformedEvents = ({ type, ...payload }: { readonly type: string }): readonly unknown[] => [
  undefined,
  {},
  { type: 'unheard.of' },
  ...malformedParts(payload).map((wrong) => ({ ...(wrong as object), type })),
]
