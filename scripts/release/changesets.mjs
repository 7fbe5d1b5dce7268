/** Changesets that the next versions will contain. */
const bumps = ['patch', 'minor', 'major']

/**
 * Describes the pending changesets of a package: their number and the kind of its next version.
 *
 * @param {readonly string[]} texts contents of all changesets
 * @param {string} name of the package
 */
export function describeChanges(texts, name) {
  const found = texts.flatMap((text) => {
    const line = text.split('\n').find((each) => each.startsWith(`'${name}': `))
    return line ? [bumps.indexOf(line.slice(name.length + 4).trim())] : []
  })
  if (found.length === 0) return 'none pending'
  return `${found.length} pending, the next version is a ${bumps[Math.max(...found)]} one`
}
