declare global {
  interface JSON {
    rawJSON(text: string): unknown
    parse(
      text: string,
      reviver: (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown,
    ): unknown
  }
}

const LONG_NUMBER = /\d{16}/
const WHOLE_NUMBER = /^-?\d+$/

/**
 * Reads JSON without rounding: a whole number beyond ±2^53 becomes a bigint, every other value is what
 * `JSON.parse` makes of it.
 *
 * @throws {SyntaxError} when the text is not JSON
 */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_key, value, { source }) =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    source !== undefined &&
    WHOLE_NUMBER.test(source)
      ? BigInt(source)
      : value,
  )
}

/** Writes JSON, with bigints as plain numbers: what {@link parseJson} read comes out digit for digit. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'bigint' ? JSON.rawJSON(item.toString()) : item,
  )
}

/** Whether a parsed value is a JSON object (not an array, not null). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
