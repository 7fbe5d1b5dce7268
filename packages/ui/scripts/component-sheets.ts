/**
 * Writes `core.css` and one stylesheet per component, for hosts that load only the components they use. All are
 * extracted from the full stylesheet, so a page looks the same with either.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { parse, rulesOf, steps, write, type Node, type Rule } from './cascade.ts'

const target = ['chrome120', 'edge120', 'firefox121', 'safari16.4']

/** Returns the full stylesheet, flattened and unminified. */
async function wholeSheet(dist: string, scratch: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: dist,
    plugins: [tailwindcss({ optimize: { minify: false } })],
    build: {
      outDir: scratch,
      emptyOutDir: false,
      cssMinify: false,
      cssTarget: target,
      rollupOptions: {
        input: join(dist, 'styles', 'styles.css'),
        output: { assetFileNames: 'whole.css' },
      },
    },
  })
  return readFileSync(join(scratch, 'whole.css'), 'utf8')
}

/** Returns the bundled code of one component with its dependencies, tree-shaken as in a host's build. */
async function codeOf(dist: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: dist,
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: join(dist, name, 'index.js'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
        external: (id) => !id.startsWith('.') && !isAbsolute(id),
      },
    },
  })
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('\n')
    .replaceAll(/\\(["'`])/g, '$1')
}

/** Returns the kit class that a rule styles. */
function classOf({ selector }: Rule): string {
  const written = /\.(sa\\:(?:\\.|[\w-])+)/.exec(selector)?.[1]
  if (!written) throw new Error(`The rule ${selector} belongs to no class of the kit.`)
  return written.replaceAll(/\\(.)/g, '$1')
}

const mentions = (code: string, name: string) => {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1))
    if (/[\s"'`]/.test(code[at - 1] ?? '') && /[\s"'`]/.test(code[at + name.length] ?? '')) return true
  return false
}

/** Separates the component rules from the rest of a stylesheet. */
function takeComponentStyles(nodes: readonly Node[], layer = ''): { rest: Node[]; componentRules: Node[] } {
  const rest: Node[] = []
  const componentRules: Node[] = []
  for (const node of nodes) {
    const own = /^@layer ([\w.-]+)$/.exec(node.prelude)?.[1]
    const path = [layer, own].filter(Boolean).join('.')
    if (!own || !node.children) rest.push(node)
    else if (path === 'components.styles') componentRules.push(...node.children)
    else {
      const within = takeComponentStyles(node.children, path)
      componentRules.push(...within.componentRules)
      rest.push({ prelude: node.prelude, children: within.rest })
    }
  }
  return { rest, componentRules }
}

const layerOf = (step: number) => `l${step.toString(36)}`

/** Serializes rules into layers, from the lowest to the highest. */
function sheet(rules: readonly { rule: Rule; step: number }[]): string {
  const written = rules
    .toSorted((one, other) => one.step - other.step)
    .map(({ rule: { conditions, selector, body }, step }) => {
      const rule = conditions.reduceRight(
        (inside, condition) => `${condition}{${inside}}`,
        `${selector}{${body}}`,
      )
      return `@layer ${layerOf(step)}{${rule}}`
    })
  return written.length > 0 ? `@layer components.styles{${written.join('\n')}}` : ''
}

/** Writes `core.css` and a stylesheet per component into `folder`. */
export async function writeComponentSheets(dist: string, components: readonly string[], folder: string) {
  const scratch = mkdtempSync(join(dist, '.sheets-'))
  const { rest, componentRules } = takeComponentStyles(parse(await wholeSheet(dist, scratch)))
  const rules = rulesOf(componentRules)
  const heights = steps(rules)
  const ranked = rules.map((rule, index) => ({ rule, step: heights[index] ?? 0, name: classOf(rule) }))
  const all = Array.from({ length: Math.max(...heights) }, (_, index) => layerOf(index + 1))
  const sheets = new Map([
    ['core', `${rest.map(write).join('\n')}\n@layer components.styles{@layer ${all.join(',')};}`],
  ])
  const unused = new Set(ranked.map(({ name }) => name))
  for (const component of components) {
    const code = await codeOf(dist, component)
    const own = ranked.filter(({ name }) => mentions(code, name))
    for (const { name } of own) unused.delete(name)
    sheets.set(component, sheet(own))
  }
  if (unused.size > 0) throw new Error(`No component's sheet has ${[...unused].join(', ')}.`)

  for (const [name, css] of sheets) writeFileSync(join(scratch, `${name}.css`), css)
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: scratch,
    build: {
      write: false,
      cssTarget: target,
      rollupOptions: {
        input: Object.fromEntries([...sheets.keys()].map((name) => [name, join(scratch, `${name}.css`)])),
      },
    },
  })
  rmSync(scratch, { recursive: true })
  mkdirSync(folder)
  // Components with equal styles share an asset, which has all their names.
  for (const asset of [result].flat().flatMap((one) => ('output' in one ? one.output : [])))
    if (asset.type === 'asset')
      for (const name of asset.names) writeFileSync(join(folder, name), asset.source)
}
