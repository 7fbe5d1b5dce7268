/**
 * Creates the reference of each component in Markdown, for agents and offline reading, from the sources of its docs
 * page. The build writes it to `dist`.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ComponentDocs } from '../src/testing/component-docs.ts'
import type {
  ComponentReference,
  PartReference,
  PropReference,
  TypeReference,
} from '../src/testing/component-reference.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8')
const references = JSON.parse(read('props.generated.json')) as Record<string, ComponentReference>
const sizes = JSON.parse(read('sizes.generated.json')) as Record<string, number>

const paragraphs = (blocks: readonly string[]) => blocks.filter(Boolean).join('\n\n')
const section = (title: string, ...blocks: string[]) =>
  blocks.some(Boolean) ? paragraphs([`## ${title}`, ...blocks]) : ''
const list = (lines: readonly string[] = []) => lines.map((line) => `- ${line}`).join('\n')
const named = (name: string, lines: readonly string[] = []) =>
  lines.length > 0 ? `${name}:\n\n${list(lines)}` : ''
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length > 0
    ? [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
    : ''

const propsTable = (props: readonly PropReference[]) =>
  table(
    ['Prop', 'Type', 'Default', 'Description'],
    props.map(({ name, type, default: value, required, description }) => [
      code(name),
      code(type),
      required ? 'required' : value === undefined ? '–' : code(value),
      description,
    ]),
  )

const describePart = (name: string, part: PartReference) =>
  paragraphs([
    `### ${name}`,
    part.description,
    ...(part.kind === 'component'
      ? [
          propsTable(part.props),
          part.element ? `Other attributes go to the \`<${part.element}>\` element.` : '',
        ]
      : [code(`${name}: ${part.signature}`)]),
  ])

const describeType = (name: string, type: TypeReference) =>
  paragraphs([
    `### ${name}`,
    type.description,
    'props' in type ? propsTable(type.props) : code(`type ${name} = ${type.type}`),
  ])

const keyOf = (name: string) => {
  if (!/Arrow(?:Forward|Backward)/.test(name)) return code(name)
  const [english, arabic] = name.includes('Forward') ? ['Right', 'Left'] : ['Left', 'Right']
  const inLanguage = (side = '') => code(name.replace(/(?<=Arrow)(?:Forward|Backward)/, side))
  return `${inLanguage(english)} (in Arabic ${inLanguage(arabic)})`
}

/** Returns the rules of `<name>.guidelines.tsx`; their samples are live components. */
function readRules(component: string): Record<'do' | 'dont', string[]> {
  const rules: Record<'do' | 'dont', string[]> = { do: [], dont: [] }
  for (const path of globSync(`${component}/*.guidelines.tsx`, { cwd: source })) {
    const found = read(path).matchAll(/\b(do|dont): \{\s*rule: \{\s*en: (['"])(.*?)\2,/g)
    for (const [, kind, , rule = ''] of found) rules[kind as 'do' | 'dont'].push(rule)
  }
  return rules
}

const words = (name: string) => {
  const text = name.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const examplesOf = (component: string) =>
  globSync(`${component}/*.example.tsx`, { cwd: source })
    .toSorted()
    .map(
      (path) => `### ${words(basename(path, '.example.tsx'))}\n\n\`\`\`tsx\n${read(path).trimEnd()}\n\`\`\``,
    )

const titleOf = (component: string) =>
  words(component).replaceAll(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase())

function describeComponent(component: string, { parts, types, ...styling }: ComponentReference): string {
  const docs = JSON.parse(read(component, `${component}.docs.json`)) as ComponentDocs
  const { accessibility, behavior } = docs
  const rules = readRules(component)
  const size = sizes[component]
  const names = Object.keys(parts).filter((name) => /^(?:[A-Z]|use[A-Z])/.test(name))
  return `${paragraphs([
    `# ${titleOf(component)}`,
    Object.values(parts)[0]?.description ?? '',
    `\`\`\`ts\nimport { ${names.join(', ')} } from '@saha/ui/${component}'\n\`\`\``,
    [
      `Status: ${docs.status}`,
      `since ${docs.since}`,
      ...(size === undefined
        ? []
        : [`${(size / 1024).toFixed(1)} KB with dependencies except React, compressed`]),
    ].join(' · '),
    section('Usage', list(docs.usage)),
    section(
      'Alternatives',
      list((docs.alternatives ?? []).map((other) => `${other.component}: ${other.when}`)),
    ),
    section('Examples', ...examplesOf(component)),
    section('Guidelines', named('Do', rules.do), named('Don’t', rules.dont)),
    section('Reference', ...Object.entries(parts).map(([name, part]) => describePart(name, part))),
    section('Types', ...Object.entries(types).map(([name, type]) => describeType(name, type))),
    section(
      'Styling',
      table(
        ['`data-slot`', 'Element'],
        docs.parts.map(({ slot, what }) => [code(slot), what]),
      ),
      named('Data attributes', styling.dataAttributes.map(code)),
      named('CSS variables', styling.cssVariables.map(code)),
    ),
    section(
      'Keyboard',
      table(
        ['Keys', 'Action'],
        docs.keyboard.map(({ keys, does }) => [keys.split(' / ').map(keyOf).join(' / '), does]),
      ),
    ),
    section(
      'Behavior',
      list([
        `Focus: ${behavior.focus}`,
        `Motion: ${behavior.motion}`,
        `Forced colors: ${behavior.forcedColors}`,
      ]),
      named('Right to left', docs.rtl),
    ),
    section(
      `Accessibility (reviewed ${accessibility.reviewed})`,
      named('Built in', accessibility.builtIn),
      named('Your part', accessibility.yourPart),
      named('How to test', accessibility.howToTest),
      named('Known issues', accessibility.knownIssues),
    ),
    section('Related', list(docs.related)),
  ])}\n`
}

/** Returns the lines of an index of the files: name, link and first sentence of each component. */
export const listDocs = (): string =>
  list(
    Object.entries(references).map(([component, { parts }]) => {
      const [sentence = ''] = (Object.values(parts)[0]?.description ?? '').split(/(?<=\.) /)
      return `[${titleOf(component)}](docs/${component}.md): ${sentence}`
    }),
  )

/** Returns the Markdown of every component, and an index of them, keyed by path: `docs/button.md`, `llms.txt`. */
export const createDocs = (): Record<string, string> => ({
  'llms.txt': `# @saha/ui\n\n> React components for pages in both directions, with real English and Arabic.\n\nEvery component needs a SahaProvider around the app, which sets language and direction.\n\n## Components\n\n${listDocs()}\n`,
  ...Object.fromEntries(
    Object.entries(references).map(([component, reference]) => [
      `docs/${component}.md`,
      describeComponent(component, reference),
    ]),
  ),
})
