import { readFileSync } from 'node:fs'
import StyleDictionary from 'style-dictionary'
import { describe, expect, it } from 'vitest'
import tokens from './dtcg.generated.json' with { type: 'json' }

interface Token {
  path: string[]
  $type: string
  $value: unknown
  $extensions?: Record<string, Record<string, string>>
}

const dictionary = new StyleDictionary({
  tokens,
  platforms: {
    css: { transforms: ['color/oklch', 'cubicBezier/css', 'fontFamily/css'] },
  },
})
const { allTokens } = await dictionary.getPlatformTokens('css')
const read = allTokens as unknown as Token[]

const css = readFileSync(new URL('tokens.generated.css', import.meta.url), 'utf8')

/** Returns the variables of the blocks with these selectors, each with its references resolved. */
function readVariables(...selectors: string[]): Map<string, string> {
  const raw = new Map<string, string>()
  for (const selector of selectors) {
    const [block = ''] = css.slice(css.indexOf(`${selector} {`)).split('}')
    for (const [, name = '', value = ''] of block.matchAll(/--saha-([\w-]+): (.*);/g)) raw.set(name, value)
  }
  const resolve = (value: string): string =>
    value.replaceAll(/var\(--saha-([\w-]+)\)/g, (_, name: string) => resolve(raw.get(name) ?? ''))
  return new Map([...raw].map(([name, value]) => [name, resolve(value)]))
}

/** Returns the tokens of the base, one theme and one script by their names in CSS. */
const select = (theme: string, script: string) =>
  read
    .filter(({ path: [group, name] }) => group !== 'theme' || name === theme)
    .filter(({ path: [group, name] }) => group !== 'script' || name === script)
    .map((token) => {
      const isNested = token.path[0] === 'theme' || token.path[0] === 'script'
      return { ...token, name: token.path.slice(isNested ? 2 : 0).join('-') }
    })

/** Returns the declarations that a token stands for. */
function declare({ name, $type, $value, $extensions }: Token & { name: string }): [string, string][] {
  if ($type === 'duration' || $type === 'dimension') {
    const { value, unit } = $value as { value: number; unit: string }
    return [[name, `${value}${unit}`]]
  }
  // Colors come with trailing zeros: `oklch(0.2000 0.0360 220.00)`.
  if ($type !== 'typography')
    return [[name, String($value).replaceAll(/\d+\.\d+/g, (number) => String(Number(number)))]]
  const { fontFamily, fontWeight, lineHeight } = $value as Record<string, string | number>
  const exact = $extensions?.['saha.css']
  return [
    [`${name}-family`, String(fontFamily)],
    [`${name}-weight`, String(fontWeight)],
    [`${name}-size`, String(exact?.fontSize)],
    [`${name}-line`, String(lineHeight)],
    [`${name}-tracking`, String(exact?.letterSpacing)],
  ]
}

/** Shapes of values by type: https://www.designtokens.org/tr/2025.10/format/#types */
const isDimension = (value: unknown) =>
  /^\{"value":-?[\d.]+,"unit":"(?:px|rem)"\}$/.test(JSON.stringify(value))
const isReference = (value: unknown) => /^\{[\w-]+(?:\.[\w-]+)*\}$/.test(String(value))
const shapes: Record<string, (value: never) => boolean> = {
  color: (value: { colorSpace: string; components: number[] }) =>
    value.colorSpace === 'oklch' && value.components.length === 3,
  cubicBezier: (value: number[]) => value.length === 4,
  dimension: isDimension,
  duration: (value: { value: number; unit: string }) => value.unit === 'ms' && Number.isFinite(value.value),
  fontFamily: (value: string[]) => value.every((family) => typeof family === 'string'),
  typography: (value: Record<string, unknown>) =>
    isReference(value.fontFamily) &&
    Number(value.fontWeight) <= 1000 &&
    isDimension(value.fontSize) &&
    isDimension(value.letterSpacing) &&
    typeof value.lineHeight === 'number',
}

function* walk(node: object, path: string[] = [], inherited = ''): Generator<Token> {
  const { $type = inherited, $value } = node as { $type?: string; $value?: unknown }
  if ($value !== undefined) yield { path, $type, $value }
  for (const [key, child] of Object.entries(node) as [string, object][])
    if (!key.startsWith('$')) yield* walk(child, [...path, key], $type)
}

describe('the exported design tokens', () => {
  it('have values of the shapes that the format defines', () => {
    const written = [...walk(tokens)]
    expect(written.length).toBe(read.length)
    const wrong = written.filter(
      ({ path, $type, $value }) =>
        path.some((name) => /[{}.$]/.test(name)) ||
        !(isReference($value) || shapes[$type]?.($value as never)),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['light', 'latin', [':root', ":root, [data-theme='light']"]],
    ['dark', 'latin', [':root', ":root, [data-theme='light']", "[data-theme='dark']"]],
    ['light', 'arabic', [':root', ":root, [data-theme='light']", "[lang|='ar']"]],
  ] as const)('are read by Style Dictionary as in CSS (%s, %s)', (theme, script, selectors) => {
    const variables = readVariables(...selectors)
    variables.delete('scheme')
    expect(Object.fromEntries(select(theme, script).flatMap(declare))).toEqual(Object.fromEntries(variables))
  })

  it('give fluid sizes as their maximum', () => {
    const display = read.find(({ path }) => path.join('.') === 'script.latin.type.display')
    expect(display).toMatchObject({
      $value: { fontSize: { value: 4, unit: 'rem' }, letterSpacing: { value: -0.06, unit: 'rem' } },
    })
  })
})
