import { colorTokens } from '../../../packages/ui/src/tokens/tokens.generated.ts'

export type ColorToken = (typeof colorTokens)[number]

/** A background on which a color is used, with the required contrast. */
export interface Pair {
  on: ColorToken
  wanted: 3 | 4.5 | 7
}

const hues = ['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking'] as const
const tones = ['info', 'success', 'warning', 'danger'] as const
const grounds = (wanted: Pair['wanted']): Pair[] => [
  { on: 'color-ground', wanted },
  { on: 'color-surface', wanted },
]

const pairs: Partial<Record<ColorToken, Pair[]>> = {
  'color-ink': [...grounds(7), { on: 'color-sunken', wanted: 7 }],
  'color-ink-muted': grounds(7),
  'color-link': [...grounds(7), { on: 'color-selection', wanted: 4.5 }],
  'color-line-strong': grounds(3),
  'color-star': grounds(3),
  'color-focus': grounds(3),
  'color-selection-edge': grounds(3),
  'color-on-action': [
    { on: 'color-action', wanted: 4.5 },
    { on: 'color-action-hover', wanted: 4.5 },
  ],
  'color-on-night': [{ on: 'color-night', wanted: 7 }],
  'color-on-night-muted': [{ on: 'color-night', wanted: 7 }],
  'color-on-hue': hues.map((hue) => ({ on: `color-hue-${hue}-fill`, wanted: 4.5 })),
  ...Object.fromEntries(
    tones.flatMap((tone) => [
      [`color-${tone}`, [...grounds(7), { on: `color-${tone}-surface`, wanted: 4.5 }]],
      [`color-on-${tone}`, [{ on: `color-${tone}-fill`, wanted: 4.5 }]],
    ]),
  ),
  ...Object.fromEntries(
    hues.map((hue) => [
      `color-hue-${hue}-text`,
      [
        { on: 'color-surface', wanted: 7 },
        { on: `color-hue-${hue}-tint`, wanted: 4.5 },
      ],
    ]),
  ),
}

/** Returns the backgrounds of a color; none for backgrounds, borders and shadows. */
export const getPairs = (token: ColorToken): Pair[] => pairs[token] ?? []

const groups = [
  { id: 'grounds', has: /^color-(ground|surface|sunken|line|line-strong|shadow)$/ },
  { id: 'ink', has: /^color-ink/ },
  { id: 'action', has: /^color-(action|on-action|star)/ },
  { id: 'link', has: /^color-(link|selection|focus)/ },
  { id: 'tones', has: /info|success|warning|danger/ },
  { id: 'night', has: /night/ },
  { id: 'hues', has: /hue/ },
] as const satisfies { id: string; has: RegExp }[]

export type GroupId = (typeof groups)[number]['id']

/** Groups the tokens of a category color into one panel. */
export function groupPanels(tokens: readonly ColorToken[]): ColorToken[][] {
  const family = (token: ColorToken) => /color-hue-\w+/.exec(token)?.[0] ?? ''
  return Object.values(Object.groupBy(tokens, family)).filter((panel) => panel !== undefined)
}

/** All tokens by group. A new token without a group throws, so that none is omitted. */
export const tokenGroups = groups.map(({ id, has }) => ({
  id,
  tokens: colorTokens.filter((token) => groups.find((group) => group.has.test(token))?.has === has),
}))

const homeless = colorTokens.filter((token) => !groups.some(({ has }) => has.test(token)))
if (homeless.length > 0) {
  throw new Error(
    `No group of the Color page takes ${homeless.join(', ')}. Add the token to a group in .storybook/pages/color/pairs.ts.`,
  )
}
