/** A version of a package with its changes. */
interface Release {
  version: string
  /** Markdown of each change, most important first. */
  changes: readonly string[]
}

export interface Changelog {
  /** Name of the package. */
  name: string
  /** Newest first. */
  releases: readonly Release[]
}

/** Removes the commit that changesets puts before a change. */
const withoutCommit = (change: string) => change.replace(/^(?:\[?`?[\da-f]{7,40}`?\]?(?:\([^)]*\))?:\s*)/, '')

/** Splits the list items of a release; indented lines continue an item. */
const splitChanges = (text: string) =>
  text
    .split(/^- /m)
    .slice(1)
    .map((item) => withoutCommit(item.replace(/^#.*$/gm, '').replaceAll(/^ {2}/gm, '').trim()))
    .filter((change) => change !== '' && !change.startsWith('Updated dependencies'))

/** Joins the wrapped lines of list items, which `Prose` would break. Code keeps its lines. */
export const joinLines = (text: string) =>
  text
    .split(/(^ *```[^]*?^ *```$)/m)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/(?<=\S)\n +(?=[^\s*-])/g, ' ')))
    .join('')

/** Reads a `CHANGELOG.md` as changesets writes it: the package, its versions, and their changes by importance. */
export function parseChangelog(text: string): Changelog {
  const [head = '', ...versions] = text.replaceAll('\r\n', '\n').split(/^## /m)
  return {
    name: /^# (.+)$/m.exec(head)?.[1]?.trim() ?? '',
    releases: versions.map((release) => {
      const [version = '', ...lines] = release.split('\n')
      return { version: version.trim(), changes: splitChanges(lines.join('\n')) }
    }),
  }
}
