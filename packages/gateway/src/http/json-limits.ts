import { ApiError } from '../api-error.ts'

const MAX_DEPTH = 16
const MAX_TOKENS = 30_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Rejects JSON with too much nesting or too many values before it is parsed, because parsing would allocate them all.
 * Long strings are cheap.
 *
 * @throws {ApiError} 400
 */
export function checkJsonLimits(bytes: Uint8Array): void {
  let depth = 0
  let tokens = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === QUOTE) at = endOfString(bytes, at)
    else if (OPENING.includes(byte)) depth += 1
    else if (CLOSING.includes(byte)) depth -= 1
    if (byte === COMMA || byte === COLON || OPENING.includes(byte)) tokens += 1
    if (depth > MAX_DEPTH) throw new ApiError(400, `The body is nested deeper than ${MAX_DEPTH} levels.`)
    if (tokens > MAX_TOKENS) throw new ApiError(400, 'The body has too many values.')
  }
}

/** @returns the position of the closing quote of the string at `start`, or the end of the text */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start
  for (;;) {
    at = bytes.indexOf(QUOTE, at + 1)
    if (at === -1) return bytes.length
    let slashes = 0
    while (bytes[at - 1 - slashes] === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return at
  }
}
