import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAgentDocs } from './agent-docs.ts'

const files = createAgentDocs()
const find = (pattern: string) => globSync(pattern).map((path) => path.split('/').at(-2) ?? '')

describe('the docs for agents', () => {
  it('have a file for each component and each machine, all listed in llms.txt', () => {
    const names = [
      ...find('packages/ui/src/*/*.docs.json'),
      ...find('packages/machines/src/*/README.md'),
    ].toSorted()
    const paths = Object.keys(files).filter((path) => path.startsWith('docs/'))
    expect(paths.map((path) => basename(path, '.md')).toSorted()).toEqual(names)
    const links = [...(files['llms.txt'] ?? '').matchAll(/^- \[.+\]\(([^)]*)\): \S.*\.$/gm)].map(
      ([, path = '']) => path,
    )
    expect(links.toSorted()).toEqual(paths.toSorted())
  })

  it('contain every example and every rule', () => {
    for (const path of globSync('packages/ui/src/*/*.example.tsx'))
      expect(files[`docs/${path.split('/').at(-2)}.md`]).toContain(readFileSync(path, 'utf8').trimEnd())
    for (const path of globSync('packages/ui/src/*/*.guidelines.tsx')) {
      const rules = readFileSync(path, 'utf8').match(/\brule:/g)
      const text = files[`docs/${path.split('/').at(-2)}.md`] ?? ''
      const [, guidelines = ''] = text.split('## Guidelines')
      expect(guidelines.split('\n## ')[0]?.match(/^- /gm)?.length, path).toBeGreaterThanOrEqual(
        rules?.length ?? Infinity,
      )
    }
  })

  it('have rows of four cells in their tables of props', () => {
    for (const [path, text] of Object.entries(files))
      for (const row of text.match(/^\| `.*\|$/gm) ?? [])
        if (path.startsWith('docs/') && text.includes('## Reference'))
          expect(row.split(/(?<!\\)\|/).length - 2, `${path}: ${row}`).toBeOneOf([2, 4])
    expect(Object.values(files).filter((text) => /undefined,|\[object|\bNaN\b/.test(text))).toEqual([])
  })
})
