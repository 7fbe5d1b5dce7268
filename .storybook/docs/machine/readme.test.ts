import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseReadme } from './readme.ts'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

describe('parseReadme', () => {
  it('splits a README at its second-level headings and drops the drawn chart', () => {
    const { intro, sections } = parseReadme(
      '# lamp\n\nA lamp,\nwith [`bulb`](../bulb/README.md).\n\n## Failure codes\n\nNone.\n\n### Of the bulb\n\nOne.\n\n## Chart\n\n```mermaid\n```\n',
    )
    expect(intro).toBe('A lamp, with [`bulb`](../bulb/README.md).')
    expect(sections).toEqual([
      { id: 'failure-codes', title: 'Failure codes', body: 'None.\n\n### Of the bulb\n\nOne.' },
    ])
  })

  it('joins lines of paragraphs and list items, but not those of lists, tables and code', () => {
    const code = '```ts\nconst a = 1\nconst b = 2\n```'
    const table = '| a | b |\n| - | - |\n| 1 | 2 |'
    const [section] = parseReadme(
      `# a\n\nb\n\n## C\n\nOne\n\`two\`\n\n1. three\n   four\n2. five\n\n- six\n- seven\n\n${table}\n\n${code}\n`,
    ).sections
    expect(section?.body).toBe(
      `One \`two\`\n\n1. three four\n2. five\n\n- six\n- seven\n\n${table}\n\n${code}`,
    )
  })

  it('lists linked machines once', () => {
    expect(
      parseReadme('[a](../auth/README.md) [b](../auth/README.md) [c](https://a.example)').related,
    ).toEqual(['auth'])
  })
})

const modules = import.meta.glob<object>('../../../packages/machines/src/*/index.ts')
const files = globSync('.storybook/machines/*.stories.tsx', { cwd: root })

describe.each(files)('%s', (file) => {
  const folder = basename(file, '.stories.tsx')
  const { intro, sections, related, importLine } = parseReadme(
    read(`packages/machines/src/${folder}/README.md`),
  )

  it('has a README with the sections that its docs page needs', () => {
    expect(intro).not.toBe('')
    const titles = sections.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(['Events', 'Selectors', 'With React', 'Invariants', 'Persistence']),
    )
    expect(titles.some((title) => /^(?:Ports|Resources)/.test(title))).toBe(true)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  })

  it('imports what its module exports', async () => {
    const [, names = ''] = /\{ ?([^}]+?),? ?\}/.exec(importLine) ?? []
    const module = await modules[`../../../packages/machines/src/${folder}/index.ts`]?.()
    expect(importLine).toContain(`'@saha/machines/${folder}'`)
    expect(Object.keys(module ?? {})).toEqual(expect.arrayContaining(names.split(/,\s*/)))
  })

  it('links only to machines that have a docs page', () => {
    expect(related.filter((name) => !files.includes(`.storybook/machines/${name}.stories.tsx`))).toEqual([])
  })

  it('has a title that leads to its folder', () => {
    const title = /title: 'Machines\/([^']+)'/.exec(read(file))?.[1]
    expect(title?.toLowerCase().replaceAll(' ', '-')).toBe(folder)
  })
})
