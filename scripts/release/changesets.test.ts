import { expect, it } from 'vitest'
import { describeChanges } from './changesets.mjs'

const texts = [
  `---\n'@saha/ui': patch\n'@saha/machines': minor\n---\n\nFix both.\n`,
  `---\n'@saha/ui': minor\n---\n\nAdd an icon.\n`,
  '---\n---\n',
]

it.each([
  ['@saha/ui', '2 pending, the next version is a minor one'],
  ['@saha/machines', '1 pending, the next version is a minor one'],
  ['@saha/games', 'none pending'],
])('counts the pending changesets of %s', (name, description) =>
  expect(describeChanges(texts, name)).toBe(description),
)
