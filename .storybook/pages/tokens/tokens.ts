import arabic from '../../../packages/ui/src/tokens/arabic.tokens.json'
import base from '../../../packages/ui/src/tokens/base.tokens.json'
import dark from '../../../packages/ui/src/tokens/dark.tokens.json'
import latin from '../../../packages/ui/src/tokens/latin.tokens.json'
import light from '../../../packages/ui/src/tokens/light.tokens.json'

/** A token in one file (W3C design tokens format). */
interface FileToken {
  path: string
  type: string
  value: unknown
  description: string
}

function listTokens(node: object, path: string[] = [], type = '', description = ''): FileToken[] {
  const group = node as Record<string, unknown>
  const here = {
    type: typeof group['$type'] === 'string' ? group['$type'] : type,
    description: typeof group['$description'] === 'string' ? group['$description'] : description,
  }
  if ('$value' in group) return [{ path: path.join('.'), ...here, value: group['$value'] }]
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => listTokens(child as object, [...path, key], here.type, here.description))
}

const baseTokens = listTokens(base)
const valueOf = new Map(baseTokens.map(({ path, value }) => [path, value]))

interface Typography {
  fontFamily: string
  fontWeight: number
  fontSize: string
  lineHeight: number
}

/** Formats a value as CSS, with aliases replaced by their values. */
function formatValue(value: unknown, type: string): string {
  if (typeof value === 'string' && value.startsWith('{'))
    return formatValue(valueOf.get(value.slice(1, -1)), type)
  if (Array.isArray(value)) {
    const list = value.join(', ')
    return type === 'cubicBezier' ? `cubic-bezier(${list})` : (value[0] as string)
  }
  if (typeof value !== 'object' || value === null) return String(value)
  if (type === 'color') return `oklch(${(value as { components: number[] }).components.join(' ')})`
  if (type === 'typography') {
    const { fontFamily, fontWeight, fontSize, lineHeight } = value as Typography
    return `${fontWeight} ${fontSize}/${lineHeight} ${formatValue(fontFamily, 'fontFamily')}`
  }
  const { value: amount, unit } = value as { value: number; unit: string }
  return `${amount}${unit}`
}

/** A token of the kit with its values. */
export interface Token {
  /** Name of its CSS variable without `--saha-`. */
  name: string
  /** Path in the token files. */
  path: string
  type: string
  description: string
  /** Utility class of `tailwind.css`; null where there is none. */
  className: string | null
  /** Values in the light and the dark theme, or in Latin and Arabic script. One value if they do not depend on it. */
  values: readonly [string] | readonly [string, string]
}

const textColors =
  /^color-(?:ink|link|info|success|warning|danger|on-|star)(?!-(?:surface|fill|edge))|^color-hue-\w+-text$/

function getClassName(name: string, type: string, isSemantic: boolean): string | null {
  if (type === 'typography') return name
  if (type === 'color' && !isSemantic) return null
  if (type === 'color') return name.replace('color-', textColors.test(name) ? 'text-' : 'bg-')
  if (name.startsWith('radius-')) return name.replace('radius-', 'rounded-')
  return type === 'fontFamily' ? name : null
}

function toToken({ path, type, value, description }: FileToken, other?: FileToken): Token {
  const name = path.replaceAll('.', '-')
  const first = formatValue(value, type)
  return {
    name,
    path,
    type,
    description,
    className: getClassName(name, type, other !== undefined),
    values: other ? [first, formatValue(other.value, type)] : [first],
  }
}

/** Joins two files with the same tokens, such as the themes. */
function joinTokens(first: object, second: object): Token[] {
  const others = new Map(listTokens(second).map((token) => [token.path, token]))
  return listTokens(first).map((token) => toToken(token, others.get(token.path)))
}

const baseOf = (type: (token: FileToken) => boolean) =>
  baseTokens.filter((token) => type(token)).map((token) => toToken(token))

/** All tokens of the kit. Components use those of `palette` only through the colors of `color`. */
export const tokenGroups = {
  color: joinTokens(light, dark),
  type: joinTokens(latin, arabic),
  space: baseOf(({ path }) => path.startsWith('space.')),
  shape: baseOf(({ path }) => path.startsWith('radius.')),
  motion: baseOf(({ type }) => type === 'duration' || type === 'cubicBezier'),
  font: baseOf(({ type }) => type === 'fontFamily'),
  palette: baseOf(({ type }) => type === 'color'),
} satisfies Record<string, Token[]>

export type TokenGroup = keyof typeof tokenGroups
