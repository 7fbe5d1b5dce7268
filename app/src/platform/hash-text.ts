/** FNV-1a: a short hash, the same on every machine. @returns an unsigned 32-bit number */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let value = seed
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193)
  return value >>> 0
}
