import { parseChangelog } from './parse-changelog.ts'

const files = import.meta.glob<string>('../../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Texts of all packages' changelogs, by package name. */
export const changelogTexts: readonly { name: string; text: string }[] = Object.values(files).map((text) => ({
  name: parseChangelog(text).name,
  text,
}))

/** The newest release of each package that lists changes. */
export const latestReleases = changelogTexts.flatMap(({ name, text }) => {
  const release = parseChangelog(text).releases.find(({ changes }) => changes.length > 0)
  return release ? [{ name, ...release }] : []
})
