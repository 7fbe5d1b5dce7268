/**
 * How heavy a value from outside is: one for each value in it, and one for each 64 characters or bytes. Stops
 * counting at `enough`.
 */
export function weigh(value: unknown, enough: number): number {
  let weight = 0
  const left: unknown[] = [value]
  while (left.length > 0 && weight < enough) {
    const part = left.pop()
    weight += 1
    if (typeof part === 'string') weight += part.length / 64
    else if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) weight += part.byteLength / 64
    else if (typeof part === 'object' && part !== null) {
      for (const each of partsOf(part)) {
        if (left.push(each) + weight >= enough) return enough
      }
    }
  }
  return Math.min(weight, enough)
}

function partsOf(part: object): Iterable<unknown> {
  if (part instanceof Map || part instanceof Set) return [...part].flat()
  return Object.values(part)
}
