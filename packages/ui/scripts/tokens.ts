/**
 * Generates CSS variables, the Tailwind theme, TypeScript names, a flat list and one DTCG file from the token files.
 * Run `npm run generate -w @saha/ui`; a test fails when a generated file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { toDesignTokens } from './dtcg.ts'

type Value = string | number | readonly unknown[] | Record<string, unknown>
interface Token {
  /** Path joined by dashes, e.g. `color-hue-action-fill`. */
  name: string
  type: string
  value: Value
  description?: string
}

const folder = new URL('../src/tokens/', import.meta.url)
const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`${name}.tokens.json`, folder), 'utf8')) as Record<string, unknown>

function* walk(node: Record<string, unknown>, path: string[] = [], inherited = ''): Generator<Token> {
  const type = typeof node.$type === 'string' ? node.$type : inherited
  if ('$value' in node) {
    const description = typeof node.$description === 'string' ? { description: node.$description } : {}
    yield { name: path.join('-'), type, value: node.$value as Value, ...description }
    return
  }
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith('$')) yield* walk(child as Record<string, unknown>, [...path, key], type)
  }
}

const css = (value: Value, type: string): string => {
  if (typeof value === 'string')
    return value.startsWith('{') ? `var(--saha-${value.slice(1, -1).replaceAll('.', '-')})` : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    if (type === 'cubicBezier') return `cubic-bezier(${value.join(', ')})`
    return value.map((family) => (String(family).includes(' ') ? `'${family}'` : String(family))).join(', ')
  }
  const record = value as Record<string, unknown>
  if (type === 'color') return `oklch(${(record.components as number[]).join(' ')})`
  return `${String(record.value)}${String(record.unit)}`
}

const declarations = (tokens: Token[]): string[] =>
  tokens.flatMap(({ name, type, value }) => {
    if (type !== 'typography') return [`--saha-${name}: ${css(value, type)};`]
    const type_ = value as Record<string, Value>
    return [
      `--saha-${name}-family: ${css(type_.fontFamily ?? '', 'fontFamily')};`,
      `--saha-${name}-weight: ${css(type_.fontWeight ?? 400, '')};`,
      `--saha-${name}-size: ${css(type_.fontSize ?? '1rem', '')};`,
      `--saha-${name}-line: ${css(type_.lineHeight ?? 1.5, '')};`,
      `--saha-${name}-tracking: ${css(type_.letterSpacing ?? '0', '')};`,
    ]
  })

const block = (selector: string, lines: string[], indent = '') =>
  [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n')

/** Returns the content of every generated file, keyed by file name. */
export async function generate(): Promise<Record<string, string>> {
  const sets = {
    base: await read('base'),
    themes: { light: await read('light'), dark: await read('dark') },
    scripts: { latin: await read('latin'), arabic: await read('arabic') },
  }
  const base = [...walk(sets.base)]
  const [light, dark] = [[...walk(sets.themes.light)], [...walk(sets.themes.dark)]]
  // The dark theme inherits equal values.
  const lightLines = new Set(declarations(light))
  const darkLines = declarations(dark).filter((line) => !lightLines.has(line))
  const [latin, arabic] = [[...walk(sets.scripts.latin)], [...walk(sets.scripts.arabic)]]
  const note = '/* Generated from *.tokens.json by `npm run generate -w @saha/ui`. Do not edit. */'

  const variables = [
    note,
    block(':root', [...declarations(base), ...declarations(latin)]),
    block(":root, [data-theme='light']", ['--saha-scheme: light;', ...declarations(light)]),
    '/* Paper is white, whatever the theme: the dark one is for screens. */',
    '@media screen {',
    block("[data-theme='dark']", ['--saha-scheme: dark;', ...darkLines], '  '),
    '}',
    '@media screen and (prefers-color-scheme: dark) {',
    block(':root:not([data-theme])', ['--saha-scheme: dark;', ...darkLines], '  '),
    '}',
    '/* A language island re-reads its own type scale; everything inside inherits it. */',
    block("[lang|='ar']", declarations(arabic)),
    block("[lang|='en']", declarations(latin)),
  ].join('\n\n')

  const colors = light.filter(({ name }) => name.startsWith('color-'))
  const theme = [
    note,
    block('@theme inline', [
      ...colors.map(({ name }) => `--${name}: var(--saha-${name});`),
      '--color-hue: var(--hue);',
      '--color-hue-edge: var(--hue-edge);',
      '--color-hue-tint: var(--hue-tint);',
      '--color-hue-text: var(--hue-text);',
      ...base
        .filter(({ type }) => type === 'fontFamily' || type === 'dimension')
        .filter(({ name }) => !name.startsWith('space'))
        .map(({ name }) => `--${name}: var(--saha-${name});`),
    ]),
    ...latin.map(({ name }) =>
      block(`@utility ${name}`, [
        `font-family: var(--saha-${name}-family);`,
        `font-weight: var(--saha-${name}-weight);`,
        `font-size: var(--saha-${name}-size);`,
        `line-height: var(--saha-${name}-line);`,
        `letter-spacing: var(--saha-${name}-tracking);`,
      ]),
    ),
  ].join('\n\n')

  const names = (tokens: Token[]) => tokens.map(({ name }) => `  '${name}',`).join('\n')
  const describe = (tokens: Token[]) =>
    tokens
      .filter(({ description }) => description)
      .map(({ name, description }) => `  '${name}': ${JSON.stringify(description)},`)
      .join('\n')
  const typescript = [
    note,
    '/** Names of the semantic color tokens; each is the CSS variable `--saha-<name>`. */',
    `export const colorTokens = [\n${names(colors)}\n] as const`,
    '/** Names of the type tokens; each is a utility class of the same name. */',
    `export const typeTokens = [\n${names(latin)}\n] as const`,
    '/** What a token is for, by name. */',
    `export const tokenDescriptions: Readonly<Record<string, string>> = {\n${describe([...base, ...light])}\n}`,
  ].join('\n\n')

  const flat = (tokens: Token[]) =>
    Object.fromEntries(
      tokens.map(({ name, type, value }) => [
        name,
        { type, value: type === 'typography' ? value : css(value, type) },
      ]),
    )
  const json = JSON.stringify(
    {
      base: flat(base),
      themes: { light: flat(light), dark: flat(dark) },
      scripts: { latin: flat(latin), arabic: flat(arabic) },
    },
    null,
    2,
  )
  return {
    'tokens.generated.css': `${variables}\n`,
    'theme.generated.css': `${theme}\n`,
    'tokens.generated.ts': `${typescript}\n`,
    'tokens.generated.json': `${json}\n`,
    'dtcg.generated.json': `${JSON.stringify(toDesignTokens(sets), null, 2)}\n`,
  }
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generate())) await writeFile(new URL(name, folder), text)
}
