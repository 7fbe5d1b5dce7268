import { joinLines, parseChangelog } from './parse-changelog.ts'

const files = import.meta.glob<string>('../../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The packages of this Storybook come first. */
const rank = (name: string) => ['@saha/machines', '@saha/ui'].indexOf(name)

/** Texts of all packages' changelogs, by package name. */
export const changelogTexts: readonly { name: string; text: string }[] = Object.values(files)
  .map((text) => ({ name: parseChangelog(text).name, text: joinLines(text) }))
  .toSorted((first, second) => rank(second.name) - rank(first.name))

/** The newest release with changes of the kit and of the machines. */
export const latestReleases = changelogTexts.slice(0, 2).flatMap(({ name, text }) => {
  const release = parseChangelog(text).releases.find(({ changes }) => changes.length > 0)
  return release ? [{ name, ...release }] : []
})
