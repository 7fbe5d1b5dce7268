const longest = 60

/**
 * What a picture is called on the visitor's disk: what it shows, in their own letters, and the ending of its type.
 *
 * @param words what it shows
 * @param spare for words of which nothing is left, such as an emoji
 */
export function pictureFileName(words: string, type: string, spare: string): string {
  const kept = words.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let name = ''
  for (const word of kept) {
    const longer = name === '' ? word : `${name}-${word}`
    if (longer.length > longest) break
    name = longer
  }
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace(/^image\//, '').replace(/\W.*$/, '')
  return `${name || spare}.${ending}`
}
