/** The value cannot be stored: a file, a function, or an object that contains itself. */
export class UnsupportedValueError extends Error {}

const binaryTypes = {
  ArrayBuffer,
  DataView,
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
} as const
const maxDepth = 200

function encodeBinary(value: ArrayBuffer | ArrayBufferView): unknown[] {
  const isView = ArrayBuffer.isView(value)
  const bytes = isView
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : new Uint8Array(value)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
  return ['x', value.constructor.name, btoa(parts.join(''))]
}

function encodeObject(value: object, encode: (part: unknown) => unknown): unknown[] {
  if (Array.isArray(value)) return ['a', Array.from(value, encode)]
  if (value instanceof Date) return ['d', encode(value.getTime())]
  if (value instanceof RegExp) return ['r', value.source, value.flags]
  if (value instanceof Map) return ['m', [...value].map(([key, item]) => [encode(key), encode(item)])]
  if (value instanceof Set) return ['s', [...value].map(encode)]
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return encodeBinary(value)
  if (Object.prototype.toString.call(value) !== '[object Object]') throw new UnsupportedValueError()
  return ['o', Object.entries(value).map(([key, item]) => [key, encode(item)])]
}

/**
 * Converts a value that browsers can clone to one that JSON can hold.
 *
 * @throws UnsupportedValueError for what a text cannot hold
 */
export function encodeValue(value: unknown, depth = 0): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : ['n', String(value)]
  if (value === undefined) return ['u']
  if (typeof value === 'bigint') return ['b', String(value)]
  if (typeof value !== 'object' || depth > maxDepth) throw new UnsupportedValueError()
  return encodeObject(value, (part) => encodeValue(part, depth + 1))
}

function decodeBinary(type: string, text: string): unknown {
  const { buffer } = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  if (type === 'ArrayBuffer') return buffer
  const View = binaryTypes[type as 'Uint8Array'] as typeof Uint8Array | undefined
  if (!View) throw new UnsupportedValueError()
  return new View(buffer)
}

/** Restores a value; throws for a text that `encodeValue` did not write. */
export function decodeValue(encoded: unknown): unknown {
  if (!Array.isArray(encoded)) return encoded
  const [tag, first, second] = encoded as [string, never, never]
  const pairs = () => (first as [unknown, unknown][]).map(([key, item]) => [key, decodeValue(item)] as const)
  switch (tag) {
    case 'u':
      return undefined
    case 'n':
      return Number(first)
    case 'b':
      return BigInt(first)
    case 'd':
      return new Date(decodeValue(first) as number)
    case 'r':
      return new RegExp(first, second)
    case 'a':
      return (first as unknown[]).map(decodeValue)
    case 's':
      return new Set((first as unknown[]).map(decodeValue))
    case 'm':
      return new Map(pairs().map(([key, item]) => [decodeValue(key), item]))
    case 'o':
      return Object.fromEntries(pairs())
    case 'x':
      return decodeBinary(first, second)
    default:
      throw new UnsupportedValueError()
  }
}
