import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test, type Packed } from './packed.ts'

/** Returns the paths that the index of a packed package links to. */
function readLinks({ folder }: Packed): string[] {
  const index = readFileSync(join(folder, 'dist', 'llms.txt'), 'utf8')
  return [...index.matchAll(/^- \[.+\]\(([^)]*)\): /gm)].map(([, path = '']) => path)
}

test('has the docs of every component and machine @quick', ({ packed: { ui, machines } }) => {
  const components = globSync('src/*/*.docs.json', { cwd: ui.folder })
  const readmes = globSync('src/*/README.md', { cwd: machines.folder })
  expect(components.length).toBeGreaterThan(50)
  expect(readmes.length).toBeGreaterThan(10)
  for (const [packed, sources] of [
    [ui, components],
    [machines, readmes],
  ] as const) {
    const expected = sources.map((path) => `docs/${path.split('/')[1]}.md`).toSorted()
    expect(readLinks(packed).toSorted()).toEqual(expected)
    for (const path of expected) expect(existsSync(join(packed.folder, 'dist', path)), path).toBe(true)
  }
})
