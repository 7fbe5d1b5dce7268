/**
 * Creates the kit's shadcn registry: one item for each example, and a theme that gives shadcn's own components the
 * kit's colors. The build writes it to `dist/registry`.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ComponentReference } from '../src/testing/component-reference.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const read = (path: string) => readFileSync(join(source, path), 'utf8')
const components = JSON.parse(read('props.generated.json')) as Record<string, ComponentReference>

/** The kit's tokens by the names of shadcn's variables. */
const colors = {
  background: 'ground',
  foreground: 'ink',
  card: 'surface',
  'card-foreground': 'ink',
  popover: 'surface',
  'popover-foreground': 'ink',
  primary: 'action',
  'primary-foreground': 'on-action',
  secondary: 'sunken',
  'secondary-foreground': 'ink',
  muted: 'sunken',
  'muted-foreground': 'ink-muted',
  accent: 'selection',
  'accent-foreground': 'link',
  destructive: 'danger-fill',
  border: 'line',
  input: 'line-strong',
  ring: 'focus',
}

const styles = {
  css: { "@import '@saha/ui/fonts.css'": {}, "@import '@saha/ui/styles.css'": {} },
}

/** Returns a name in words: "Button as link". */
const words = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Returns the packages that an example needs besides React. */
const findDependencies = (code: string) =>
  [...new Set([...code.matchAll(/ from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name))].filter(
    (name) => name !== 'react',
  )

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Returns the files of the registry, keyed by path: its source, and the items as `shadcn build` writes them. */
export function createRegistry(): Record<string, string> {
  const examples = globSync('*/*.example.tsx', { cwd: source })
    .toSorted()
    .map((path) => {
      const component = dirname(path)
      const name = `${component}-${basename(path, '.example.tsx')}`
      const [part] = Object.values(components[component]?.parts ?? {})
      return {
        code: read(path),
        component,
        name,
        description: part?.description,
      }
    })
  const items = examples.map(({ code, component, name, description }) => ({
    name,
    type: 'registry:component',
    title: words(name),
    description,
    dependencies: findDependencies(code),
    ...styles,
    files: [{ path: `${name}.tsx`, type: 'registry:component', target: `@components/saha/${name}.tsx` }],
    categories: [component],
    docs: 'Render it inside <SahaProvider locale="en"> of @saha/ui/provider, once around the app.',
  }))
  const theme = {
    name: 'theme',
    type: 'registry:theme',
    title: 'Theme',
    description: 'Fonts and styles of the kit, and its colors for the components of shadcn/ui.',
    dependencies: ['@saha/ui'],
    ...styles,
    cssVars: {
      theme: { 'font-sans': 'var(--saha-font-text)' },
      light: {
        radius: 'var(--saha-radius-control)',
        ...Object.fromEntries(
          Object.entries(colors).map(([name, token]) => [name, `var(--saha-color-${token})`]),
        ),
      },
    },
  }
  const registry = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'saha',
    homepage: 'https://saha.example',
    items: [theme, ...items],
  }
  const code = Object.fromEntries(examples.map(({ code, name }) => [`${name}.tsx`, code]))
  const built = registry.items.map((item) => {
    const files =
      'files' in item ? item.files.map((file) => ({ ...file, content: code[file.path] })) : undefined
    return [
      `r/${item.name}.json`,
      toJson({
        $schema: 'https://ui.shadcn.com/schema/registry-item.json',
        ...item,
        ...(files && { files }),
      }),
    ] as const
  })
  return { 'registry.json': toJson(registry), ...code, ...Object.fromEntries(built) }
}
