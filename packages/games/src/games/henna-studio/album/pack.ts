import type { Mark } from '../rules/design.ts'
import { columns, pointCount } from '../rules/geometry.ts'
import { symmetries } from '../rules/symmetry.ts'
import { hueCount, stampRadii, styleCounts, tools, turnCount } from '../rules/tools.ts'

/**
 * Packed designs are texts, because saves are JSON. Each character holds 15 bits from U+0100, where no character needs
 * an escape or is half of another one.
 */
const firstCharacter = 0x100
const bits = 15

function writeVarint(bytes: number[], value: number): void {
  let rest = value
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
  bytes.push(rest)
}
/** Maps a difference to a natural number: 0, −1, 1, −2 … to 0, 1, 2, 3 … */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)
const unzigzag = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2)

function toText(bytes: readonly number[]): string {
  let [text, buffer, filled] = ['', 0, 0]
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    filled += 8
    if (filled < bits) continue
    filled -= bits
    text += String.fromCharCode(firstCharacter + (buffer >>> filled))
    buffer &= (1 << filled) - 1
  }
  return filled > 0 ? text + String.fromCharCode(firstCharacter + (buffer << (bits - filled))) : text
}

function toBytes(text: string): number[] {
  const bytes: number[] = []
  let [buffer, filled] = [0, 0]
  for (let index = 0; index < text.length; index++) {
    buffer = (buffer << bits) | ((text.charCodeAt(index) - firstCharacter) & ((1 << bits) - 1))
    filled += bits
    for (; filled >= 8; buffer &= (1 << filled) - 1) {
      filled -= 8
      bytes.push((buffer >>> filled) & 255)
    }
  }
  return bytes
}

/** Packs a design: about two bytes a point. */
export function packDesign(marks: readonly Mark[]): string {
  const bytes: number[] = []
  writeVarint(bytes, marks.length)
  for (const { tool, style, hue, symmetry, size, turn, points } of marks) {
    bytes.push(tools.indexOf(tool), style, hue | (size << 4), symmetry | (turn << 4))
    writeVarint(bytes, points.length)
    let [x, y] = [0, 0]
    for (const point of points) {
      const [nextX, nextY] = [point % columns, Math.floor(point / columns)]
      writeVarint(bytes, zigzag(nextX - x))
      writeVarint(bytes, zigzag(nextY - y))
      ;[x, y] = [nextX, nextY]
    }
  }
  return toText(bytes)
}

/** Reads a packed design of any origin; returns null if it is none. */
export function unpackDesign(text: string): Mark[] | null {
  const bytes = toBytes(text)
  let at = 0
  const readByte = () => bytes[at++] ?? Number.NaN
  const readVarint = (): number => {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = readByte()
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    return Number.NaN
  }
  const marks: Mark[] = []
  const count = readVarint()
  while (marks.length < count) {
    const tool = tools[readByte()]
    const [style, hueAndSize, symmetryAndTurn, length] = [readByte(), readByte(), readByte(), readVarint()]
    const [hue, size] = [hueAndSize & 15, hueAndSize >> 4]
    const [symmetry, turn] = [symmetryAndTurn & 15, symmetryAndTurn >> 4]
    if (!tool || !(style < styleCounts[tool]) || hue >= hueCount || size >= stampRadii.length) return null
    if (symmetry >= symmetries.length || turn >= turnCount || !(length <= bytes.length)) return null
    const points: number[] = []
    let [x, y] = [0, 0]
    while (points.length < length) {
      x += unzigzag(readVarint())
      y += unzigzag(readVarint())
      const point = y * columns + x
      if (!(x >= 0 && x < columns && point >= 0 && point < pointCount)) return null
      points.push(point)
    }
    marks.push({ tool, style, hue, symmetry, size, turn, points })
  }
  return Number.isNaN(count) ? null : marks
}
