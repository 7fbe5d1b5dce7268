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
const FRACTION = /\d(?:\.\d|[eE][+-]?\d)/

/** As deep as PHP reads, in which Appwrite is written. */
const DEEPEST = 512
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/

/**
 * Reads JSON without rounding: a whole number beyond ±2^53 becomes a bigint, every other value is what
 * `JSON.parse` makes of it. What Appwrite's own reader refuses is refused: half a character (a lone surrogate,
 * which no database keeps as it is), and what is nested beyond {@link DEEPEST}.
 *
 * @throws {SyntaxError} when the text is not JSON
 */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw new SyntaxError(`It is nested more than ${DEEPEST} deep`)
  const value = LONG_NUMBER.test(text) ? JSON.parse(text, exact) : JSON.parse(text)
  if ((HALF_CHARACTER.test(text) || !text.isWellFormed()) && !isWellFormed(value))
    throw new SyntaxError('It holds half a character')
  return value
}

/**
 * A whole number that was written as a fraction: `1.0`, `1e3`. JavaScript makes 1 of both; to Appwrite it is no integer.
 */
export class Float {
  readonly value: number

  constructor(value: number) {
    this.value = value
  }

  toJSON(): number {
    return this.value
  }
}

/**
 * Reads what a client sent: as {@link parseJson} does, but with every {@link Float} kept apart.
 *
 * @throws {SyntaxError} when the text is not JSON
 */
export function parseSent(text: string): unknown {
  const value = parseJson(text)
  return FRACTION.test(text) ? JSON.parse(text, asWritten) : value
}

/** A number as JavaScript knows it; what is no {@link Float} is as it was. */
export function withoutFloat(value: unknown): unknown {
  return value instanceof Float ? value.value : value
}

/** Writes JSON, with bigints as plain numbers: what {@link parseJson} read comes out digit for digit. */
export function formatJson(value: unknown): string {
  try {
    // Looking at every value takes three times as long, and hardly anything holds a bigint.
    return JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return JSON.stringify(value, (_key, item: unknown) =>
      typeof item === 'bigint' ? JSON.rawJSON(item.toString()) : item,
    )
  }
}

function exact(this: unknown, _key: string, value: unknown, { source }: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value)
  return isRounded && source !== undefined && WHOLE_NUMBER.test(source) ? BigInt(source) : value
}

function asWritten(this: unknown, key: string, value: unknown, context: { source?: string }): unknown {
  const isFloat =
    Number.isInteger(value) && context.source !== undefined && !WHOLE_NUMBER.test(context.source)
  return isFloat ? new Float(value as number) : exact.call(this, key, value, context)
}

function isDeep(text: string): boolean {
  // Every bracket is closed again.
  if (text.length <= 2 * DEEPEST) return false
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') isText = !isText
    else if (isText) at += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, item]) => key.isWellFormed() && isWellFormed(item))
}

/** Whether a parsed value is a JSON object (not an array, not null). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float)
}
