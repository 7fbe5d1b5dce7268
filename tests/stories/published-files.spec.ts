import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../../storybook-static/', import.meta.url))
const read = (file: string) => readFileSync(built + file, 'utf8')
const components = globSync('packages/ui/src/*/*.docs.json', {
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
})

interface Manifest {
  components: Record<string, { import: string; description: string; stories: { snippet: string }[] }>
}

test('the manifest for tools describes every component with its import and an example', () => {
  const manifest = Object.values((JSON.parse(read('manifests/components.json')) as Manifest).components)
  expect(manifest.length).toBe(components.length)
  const incomplete = manifest.filter(
    (component) =>
      !/^import .+ from '@saha\/ui\/[\w-]+'$/.test(component.import) ||
      !component.description ||
      !component.stories.some(({ snippet }) => snippet.includes('export default function')),
  )
  expect(incomplete).toEqual([])
})

test('every link of llms.txt is a published file', () => {
  const links = [...read('llms.txt').matchAll(/^- \[.+\]\(([^)]*)\)/gm)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(components.length)
  for (const link of links) expect(read(link), link).toMatch(/^# /)
})

test('no published file names a path of the machine that built it', () => {
  const here = process.cwd()
  const files = globSync('**/*.{css,html,js,json,md,txt}', { cwd: built })
  expect(files.filter((file) => read(file).includes(here))).toEqual([])
})

test('no source map is published', () => {
  expect(globSync('**/*.map', { cwd: built })).toEqual([])
})
