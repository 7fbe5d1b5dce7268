const longest = 48

/** The name of a file after what it was asked for in any script: `why-is-the-sky-blue.md`. */
export function fileName(text: string, extension: string, otherwise = 'saha'): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let name = ''
  for (const word of words) {
    const longer = name === '' ? word.slice(0, longest) : `${name}-${word}`
    if (longer.length > longest) break
    name = longer
  }
  return `${name || otherwise}.${extension}`
}
