/** Requirements for every component of the library, so that a new one is never incomplete. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ar, en } from './messages/index.ts'
import type { ComponentDocs } from './testing/component-docs.ts'

const source = fileURLToPath(new URL('.', import.meta.url))
const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8')
const json = (...path: string[]): unknown => JSON.parse(read(...path))
const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Folders without a component: shared code, strings, and icons (shown by Icon). */
const shared = new Set([
  'characters',
  'composition',
  'game-previews',
  'icons',
  'overlay',
  'link-renderer',
  'messages',
  'scroll-edges',
])
/** Components without a root element. */
const rootless = new Set(['provider', 'toast'])
const folders = readdirSync(source).filter(
  (name) => existsSync(join(source, name, 'index.ts')) && !shared.has(name),
)

/** Components exported by a folder's index: capitalized values, not types. */
const exportedBy = (name: string) =>
  [...read(name, 'index.ts').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list]) => (list ?? '').split(','))
    .map((word) => word.trim())
    .filter((word) => /^[A-Z]\w*$/.test(word))

const budgets = JSON.parse(
  readFileSync(fileURLToPath(new URL('../budgets.json', import.meta.url)), 'utf8'),
) as Record<string, number>
const sizes = json('sizes.generated.json') as Record<string, number>
const index = read('index.ts')

describe.each(folders)('%s', (name) => {
  it('has its source, tests, stories and docs', () => {
    const files = ['tsx', 'stories.tsx', 'qa.stories.tsx', 'test.tsx', 'docs.json', 'guidelines.tsx'].map(
      (kind) => `${name}.${kind}`,
    )
    // A folder with several small parts may keep each in its own file.
    const missing = files.filter((file) => !existsSync(join(source, name, file)))
    expect(missing.filter((file) => file !== `${name}.tsx`)).toEqual([])
  })

  it('is exported by the library’s index', () => {
    expect(index).toContain(`'./${name}/index.ts'`)
  })

  it('has stories under its own title', () => {
    const title = new RegExp(
      `title: 'Components/(?:Actions|Forms|Overlays|Structure|Portal|Studio)/${pascal(name)}'`,
    )
    expect(read(name, `${name}.stories.tsx`)).toMatch(title)
    expect(read(name, `${name}.qa.stories.tsx`)).toContain(`/${pascal(name)}/QA'`)
    expect(read(name, `${name}.qa.stories.tsx`)).toContain(`'qa', '!dev', '!autodocs'`)
  })

  if (!rootless.has(name))
    it('runs the conformance tests for each exported part', () => {
      const tests = globSync('*.test.tsx', { cwd: join(source, name) })
        .map((file) => read(name, file))
        .join('\n')
      // Both menus test all their parts with `describeMenuItems`.
      if (tests.includes("import * as parts from './index.ts'") && tests.includes('describeMenuItems('))
        return
      expect(tests).toContain('describeConformance(')
      expect(exportedBy(name).filter((part) => !tests.includes(`<${part}`))).toEqual([])
    })

  it('documents itself and every slot', () => {
    const docs = json(name, `${name}.docs.json`) as ComponentDocs
    expect(docs.status).toMatch(/^(?:draft|beta|stable|deprecated)$/)
    expect(docs.accessibility.reviewed).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(docs.accessibility.builtIn.length).toBeGreaterThan(0)
    expect(docs.accessibility.yourPart.length).toBeGreaterThan(0)
    expect(docs.accessibility.howToTest.length).toBeGreaterThan(0)
    expect(docs.accessibility.knownIssues).toBeInstanceOf(Array)
    expect(docs.usage.length).toBeGreaterThan(0)
    expect(Object.values(docs.behavior).filter((text) => !text)).toEqual([])
    expect(docs.rtl.length).toBeGreaterThan(0)
    for (const { keys, does, try: attempt } of docs.keyboard) {
      expect(keys && does && attempt?.story && attempt.focus && attempt.expect, `row ${keys}`).toBeTruthy()
    }
    const documented = new Set(docs.parts.map(({ slot }) => slot))
    const slots = globSync('*.tsx', { cwd: join(source, name) })
      .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
      .flatMap((file) =>
        [...read(name, file).matchAll(/data-slot="([\w-]+)"/g)].map(([, slot]) => slot ?? ''),
      )
    expect(slots.filter((slot) => !documented.has(slot))).toEqual([])
  })

  it('has examples that stand alone, each shown by a story of its name', () => {
    const stories = read(name, `${name}.stories.tsx`)
    const files = globSync('*.example.tsx', { cwd: join(source, name) })
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const text = read(name, file)
      const story = file
        .replace('.example.tsx', '')
        .replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
      expect(text.trimEnd().split('\n').length, file).toBeLessThan(40)
      expect(text, file).not.toMatch(/from '(?!@saha\/ui\/|react'|react-hook-form'|@tanstack\/react-table')/)
      expect(text, file).not.toMatch(/>\s*[A-Za-z][^<>{}()=;]*<\//)
      expect(stories, file).toContain(`from './${file}'`)
      expect(stories, file).toMatch(new RegExp(`export const ${story}: Story = \\{[^}]*tags: \\['example'`))
    }
  })

  it('has a measured size and a budget', () => {
    expect(sizes[name]).toBeGreaterThan(0)
    expect(budgets[name]).toBeGreaterThan(0)
  })
})

interface Reference {
  parts: Record<string, { props?: { name: string }[] }>
}

it('does not document props of Radix that break the part or have no effect', () => {
  const partsWith = (prop: string) =>
    Object.values(json('props.generated.json') as Record<string, Reference>).flatMap(({ parts }) =>
      Object.entries(parts)
        .filter(([, { props }]) => props?.some(({ name }) => name === prop))
        .map(([part]) => part),
    )
  // `asChild` takes one child: parts that add elements of their own would throw.
  const withOwnElements =
    /^(?:Avatar|Progress|Accordion(?:Trigger|Content)|(?:Dialog|Sheet|AlertDialog|Popover|DropdownMenu|ContextMenu)Content|\w+(?:CheckboxItem|RadioItem|SubTrigger))$/
  expect(partsWith('asChild').filter((part) => withOwnElements.test(part))).toEqual([])
  // A portal unmounts its content.
  expect(partsWith('forceMount').toSorted()).toEqual(['AccordionContent', 'TabsContent'])
})

describe('the kit’s messages', () => {
  it('are all translated to Arabic', () => {
    const said = (word: unknown): string =>
      typeof word === 'function' ? String((word as (...values: unknown[]) => unknown)(3, 5, 7)) : String(word)
    expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted())
    const foreign = Object.entries(ar).filter(([, word]) => !/\p{Script=Arabic}/u.test(said(word)))
    expect(foreign.map(([key]) => key)).toEqual([])
  })
})
