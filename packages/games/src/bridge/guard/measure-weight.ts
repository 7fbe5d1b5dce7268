/**
 * Returns the weight of untrusted data: one per value, plus one per 64 characters or bytes. Stops counting at
 * `limit`.
 */
export function measureWeight(value: unknown, limit: number): number {
  let weight = 0
  const pending: unknown[] = [value]
  while (pending.length > 0 && weight < limit) {
    const part = pending.pop()
    weight += 1
    if (typeof part === 'string') weight += part.length / 64
    else if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) weight += part.byteLength / 64
    else if (typeof part === 'object' && part !== null) {
      for (const each of listParts(part)) {
        if (pending.push(each) + weight >= limit) return limit
      }
    }
  }
  return Math.min(weight, limit)
}

function listParts(part: object): Iterable<unknown> {
  if (part instanceof Map || part instanceof Set) return [...part].flat()
  return Object.values(part)
}
