import { describe, expect, it } from 'vitest'
import { joinLines, parseChangelog } from './parse-changelog.ts'

const text = `# @saha/ui

## 0.2.0

### Minor Changes

- 1a2b3c4: Add \`NumberInput\`.

  It accepts Arabic-Indic digits.

- Add a drawer.

### Patch Changes

- [\`5d6e7f8\`](https://example.com/commit/5d6e7f8): Keep focus after an answer.
- Updated dependencies
  - @saha/other@1.0.0

## 0.1.0

First release.
`

describe('parseChangelog', () => {
  it('reads the package and its versions, newest first', () => {
    const { name, releases } = parseChangelog(text)
    expect(name).toBe('@saha/ui')
    expect(releases.map(({ version }) => version)).toEqual(['0.2.0', '0.1.0'])
  })

  it('lists changes without commits, headings and dependency updates', () => {
    expect(parseChangelog(text).releases[0]?.changes).toEqual([
      'Add `NumberInput`.\n\nIt accepts Arabic-Indic digits.',
      'Add a drawer.',
      'Keep focus after an answer.',
    ])
  })

  it('reads a version without list items as one without changes', () => {
    expect(parseChangelog(text).releases[1]?.changes).toEqual([])
  })

  it('reads files with Windows line ends', () => {
    expect(parseChangelog(text.replaceAll('\n', '\r\n'))).toEqual(parseChangelog(text))
  })

  it('returns no versions for an empty file', () => {
    expect(parseChangelog('')).toEqual({ name: '', releases: [] })
  })
})

describe('joinLines', () => {
  it('joins the wrapped lines of an item, but no paragraphs, items and code', () => {
    const code = '  ```ts\n  a()\n  b()\n  ```'
    expect(joinLines(`- one\n  two\n\n  three\n- four\n  - five\n${code}\n`)).toBe(
      `- one two\n\n  three\n- four\n  - five\n${code}\n`,
    )
  })
})
