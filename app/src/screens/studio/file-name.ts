const longest = 48

/**
 * The name of a file after what it was asked for, in any script: `why-is-the-sky-blue.md`.
 *
 * @param otherwise for words of which nothing is left, such as an emoji
 */
export function fileName(text: string, ending: string, otherwise = 'saha'): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let name = ''
  for (const word of words) {
    // By code points, so that no letter is cut in two.
    const longer = name === '' ? Array.from(word).slice(0, longest).join('') : `${name}-${word}`
    if (longer.length > longest && name !== '') break
    name = longer
  }
  return `${name || otherwise}.${ending}`
}

/** The ending of a file of this type: `jpg`, `svg`. */
export const endingOf = (type: string): string =>
  type === 'image/jpeg' ? 'jpg' : type.replace(/^\w+\//, '').replace(/\W.*$/, '')
