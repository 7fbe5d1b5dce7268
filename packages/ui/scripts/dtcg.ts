/** https://www.designtokens.org/tr/2025.10/format/ */
type Group = Record<string, unknown>

/** The sources: shared tokens, and those that exist once for each theme and each script. */
export interface TokenSets {
  base: Group
  themes: Record<string, Group>
  scripts: Record<string, Group>
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const has = (set: Group, path: readonly string[]): boolean => {
  const found = path.reduce<unknown>((node, key) => (isGroup(node) ? node[key] : undefined), set)
  return isGroup(found) && '$value' in found
}

/** Returns a value whose references to its own set start with the set's path. */
function moveReferences(value: unknown, set: Group, to: string): unknown {
  if (typeof value === 'string' && value.startsWith('{')) {
    const path = value.slice(1, -1)
    return has(set, path.split('.')) ? `{${to}.${path}}` : value
  }
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moveReferences(one, set, to)]))
}

/** Returns a length of one number in px or rem; `em` is relative to the font size in rem. */
function toDimension(css: string, fontSize = 1) {
  const [, number = '0', unit] = /^(-?[\d.]+)(rem|em|px)?$/.exec(css) ?? []
  const value = Number((Number(number) * (unit === 'em' ? fontSize : 1)).toFixed(4))
  return { value, unit: unit === 'px' ? 'px' : 'rem' }
}

/**
 * Replaces lengths of CSS that the format has no notation for: a fluid font size by its maximum, a letter spacing in
 * `em` by its product with the font size. Extensions have the original.
 */
function toTypography(token: Group): Group {
  const value = token.$value as { fontSize: string; letterSpacing: string }
  const maximum = /^clamp\(.*, (.*)\)$/.exec(value.fontSize)?.[1] ?? value.fontSize
  const fontSize = toDimension(maximum)
  const letterSpacing = toDimension(value.letterSpacing, fontSize.value)
  return {
    ...token,
    $value: { ...value, fontSize, letterSpacing },
    $extensions: { 'saha.css': { fontSize: value.fontSize, letterSpacing: value.letterSpacing } },
  }
}

const mapTokens = (node: Group, change: (token: Group) => Group): Group =>
  '$value' in node
    ? change(node)
    : Object.fromEntries(
        Object.entries(node).map(([key, child]) => [key, isGroup(child) ? mapTokens(child, change) : child]),
      )

/** Returns one tree in the format of the Design Tokens Community Group. Each theme and script is a group of it. */
export function toDesignTokens({ base, themes, scripts }: TokenSets): Group {
  const move = (sets: Record<string, Group>, group: string) =>
    Object.fromEntries(
      Object.entries(sets).map(([name, set]) => [
        name,
        moveReferences(set, set, `${group}.${name}`) as Group,
      ]),
    )
  const scriptGroups = Object.entries(move(scripts, 'script')).map(
    ([name, set]) => [name, mapTokens(set, toTypography)] as const,
  )
  return {
    $description: 'Design tokens of @saha/ui. Use one group of `theme` and one of `script` at a time.',
    ...base,
    theme: move(themes, 'theme'),
    script: Object.fromEntries(scriptGroups),
  }
}
