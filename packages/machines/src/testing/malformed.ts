/** Invalid for any port. */
const noOutputs: readonly unknown[] = [undefined, null, {}, [], 0, '']

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Returns a value of another type. */
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
 * Returns malformed outputs: empty values, and the valid output with each field missing, null or of another type, at
 * any depth.
 */
export const malformedOutputs = (good: unknown): readonly unknown[] => [...noOutputs, ...malformedParts(good)]

/** Returns malformed events: none, an unknown one, and the valid one with invalid fields. */
export const malformedEvents = ({ type, ...payload }: { readonly type: string }): readonly unknown[] => [
  undefined,
  {},
  { type: 'unheard.of' },
  ...malformedParts(payload).map((wrong) => ({ ...(wrong as object), type })),
]
