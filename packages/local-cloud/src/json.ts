declare global {
  interface JSON {
    rawJSON(text: string): unknown
    parse(
      text: string,
      reviver: (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown,
    ): unknown
  }
}

const INTEGER_LITERAL = /^-?\d+$/
/** Numbers with fewer digits are below 2^53. */
const LONG = 16

/** PHP's maximum depth, hence Appwrite's. */
const MAX_DEPTH = 512
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/

/** The JSON has more values than its sender may send. */
export class TooManyValuesError extends Error {
  override readonly name = 'TooManyValues'
}

/**
 * Parses JSON without rounding: integers beyond ±2^53 become bigints. Like Appwrite's parser, it rejects lone
 * surrogates, which no database stores unchanged, and nesting beyond {@link MAX_DEPTH}.
 *
 * @throws {SyntaxError} for invalid JSON
 */
export function parseJson(text: string): unknown {
  const { hasLong } = scan(text)
  return requireWellFormed(text, hasLong ? JSON.parse(text, reviveBigInt) : JSON.parse(text))
}

/** An integer written as a fraction: `1.0`, `1e3`. JavaScript parses both as integers; Appwrite does not. */
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
 * Parses a client's JSON like {@link parseJson}, and keeps every {@link Float}.
 *
 * @param maxValues maximum number of members and elements, checked before parsing
 * @throws {SyntaxError} for invalid JSON
 * @throws {TooManyValuesError} for more values
 */
export function parseRequestJson(text: string, maxValues = Infinity): unknown {
  const { hasLong, hasFraction } = scan(text, maxValues)
  return requireWellFormed(text, hasLong || hasFraction ? JSON.parse(text, reviveNumber) : JSON.parse(text))
}

/** Parses like {@link parseRequestJson}, but returns null for invalid JSON. */
export function tryParseRequestJson(text: string): unknown {
  try {
    return parseRequestJson(text)
  } catch {
    return null
  }
}

/** Converts a {@link Float} to a number; other values are returned unchanged. */
export function unwrapFloat(value: unknown): unknown {
  return value instanceof Float ? value.value : value
}

/** Serializes JSON with bigints as plain numbers, the inverse of {@link parseJson}. */
export function formatJson(value: unknown): string {
  try {
    // A replacer takes three times as long, and bigints are rare.
    return JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return JSON.stringify(value, (_key, item: unknown) =>
      typeof item === 'bigint' ? JSON.rawJSON(item.toString()) : item,
    )
  }
}

function reviveBigInt(this: unknown, _key: string, value: unknown, { source }: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value)
  return isRounded && source !== undefined && INTEGER_LITERAL.test(source) ? BigInt(source) : value
}

function reviveNumber(this: unknown, key: string, value: unknown, context: { source?: string }): unknown {
  const isFloat =
    Number.isInteger(value) && context.source !== undefined && !INTEGER_LITERAL.test(context.source)
  return isFloat ? new Float(value as number) : reviveBigInt.call(this, key, value, context)
}

const [QUOTE, COMMA, POINT, BACKSLASH] = ['"', ',', '.', '\\'].map((character) => character.charCodeAt(0))
const [ZERO, NINE] = ['0', '9'].map((digit) => digit.charCodeAt(0)) as [number, number]
const OPENING = new Set(['[', '{'].map((bracket) => bracket.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((bracket) => bracket.charCodeAt(0)))
const EXPONENT = new Set(['e', 'E'].map((letter) => letter.charCodeAt(0)))

/**
 * Scans JSON before it is parsed: checks its limits and finds numbers that `JSON.parse` would round. Digits inside
 * strings do not count.
 */
function scan(text: string, maxValues = Infinity): { hasLong: boolean; hasFraction: boolean } {
  let [depth, values, digits] = [0, 0, 0]
  let [hasLong, hasFraction] = [false, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= ZERO && code <= NINE) {
      digits += 1
      if (digits >= LONG) hasLong = true
      continue
    }
    if (digits > 0 && (code === POINT || EXPONENT.has(code))) hasFraction = true
    digits = 0
    if (code === QUOTE) at = findStringEnd(text, at)
    else if (code === COMMA) values += 1
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) depth -= 1
    if (depth > MAX_DEPTH) throw new SyntaxError(`It is nested more than ${MAX_DEPTH} levels deep`)
    if (values >= maxValues) throw new TooManyValuesError(`It has more than ${maxValues} values`)
  }
  return { hasLong, hasFraction }
}

/** Returns the end of the string that starts here. */
function findStringEnd(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at += 1
  }
  return json.length
}

function requireWellFormed(text: string, value: unknown): unknown {
  if ((SURROGATE_ESCAPE.test(text) || !text.isWellFormed()) && !isWellFormed(value))
    throw new SyntaxError('It contains a lone surrogate')
  return value
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, item]) => key.isWellFormed() && isWellFormed(item))
}

/** Returns whether a parsed value is a JSON object (not an array or null). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float)
}
