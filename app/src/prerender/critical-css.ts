import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss'
import { ElementNames } from './element-names.ts'

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>

const pass = (sheet: string, visitor: Visitor): string =>
  transform({ filename: 'critical.css', code: Buffer.from(sheet), minify: true, visitor }).code.toString()

function layersIn(rules: readonly Rule[], within: readonly string[] = []): string[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'layer-statement') return rule.value.names.map((name) => [...within, ...name].join('.'))
    if (rule.type !== 'layer-block') return []
    const name = [...within, ...(rule.value.name ?? [])]
    return [name.join('.'), ...layersIn(rule.value.rules, name)]
  })
}

/** All layers in source order: leaving rules out must not change which of two layers wins. */
function layersOf(sheet: string): string {
  let layers: string[] = []
  pass(sheet, { StyleSheet: ({ rules }) => void (layers = layersIn(rules)) })
  return layers.length > 0 ? `@layer ${[...new Set(layers)].join(',')};` : ''
}

/** Pseudo-elements that are never visible before the stylesheet: selection, backdrop, date field parts. */
const unseenPart = /^(?:selection|backdrop|file-selector-button|-webkit-(?!search|text))/

function canMatch(part: SelectorComponent, names: ElementNames): boolean {
  switch (part.type) {
    case 'class':
      return names.hasClass(part.name)
    case 'type':
      return names.hasType(part.name)
    case 'attribute':
      return names.hasAttribute(
        part.name,
        part.operation?.operator === 'equal' ? part.operation.value : undefined,
      )
    case 'pseudo-element':
      return !unseenPart.test(part.kind === 'custom' ? part.name : part.kind)
    case 'pseudo-class':
      // Nothing can be hovered before the first paint.
      if (part.kind === 'hover' || part.kind === 'active') return false
      return part.kind === 'is' || part.kind === 'where' || part.kind === 'has'
        ? part.selectors.some((selector) => matches(selector, names))
        : true
    default:
      return true
  }
}
const matches = (selector: Selector, names: ElementNames): boolean =>
  selector.every((part) => canMatch(part, names))

const custom = /(?<=[;{])(--[\w-]+):([^;}]*)/g
const askedIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** Custom properties that declarations use, directly or through other properties. */
function customPropertiesOf(sheet: string): ReadonlySet<string> {
  const asks = new Map<string, string[]>()
  for (const [, name = '', value = ''] of sheet.matchAll(custom))
    asks.set(name, [...(asks.get(name) ?? []), ...askedIn(value)])
  const asked = new Set(askedIn(sheet.replaceAll(custom, '')))
  for (const name of asked) for (const next of asks.get(name) ?? []) asked.add(next)
  return asked
}

/** Removes unused custom properties and keyframes. */
function onlyUsed(sheet: string): string {
  const asked = customPropertiesOf(sheet)
  const moves = (name: string) => new RegExp(`(?<!@keyframes )\\b${name}\\b`).test(sheet)
  return pass(sheet, {
    Rule: {
      property: ({ value }) => (asked.has(value.name) ? undefined : []),
      keyframes: ({ value }) => (moves(value.name.value) ? undefined : []),
    },
    // Properties unknown to the library also arrive here.
    Declaration: { custom: ({ name }) => (!name.startsWith('--') || asked.has(name) ? undefined : []) },
  })
}

/**
 * Extracts the rules that the first screen of some markup needs, as inline critical CSS. Layer order is kept, so the
 * full stylesheet changes nothing later. Font faces are left out, because their URLs depend on the page.
 */
export function extractCriticalCss(sheet: string, markup: readonly string[]): string {
  const names = new ElementNames(markup)
  const drawn = pass(sheet, {
    Rule: {
      style: ({ value }) => (value.selectors.some((each) => matches(each, names)) ? undefined : []),
      media: ({ value }) =>
        value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      'font-face': () => [],
    },
  })
  return layersOf(sheet) + onlyUsed(drawn)
}

/**
 * The font faces of a stylesheet.
 *
 * @param folder the stylesheet's folder, relative to the page
 */
export const extractFontFaces = (sheet: string, folder: string): string =>
  [...sheet.matchAll(/@font-face\{[^}]*\}/g)]
    .map(([face]) => face.replaceAll('url(./', () => `url(${folder}`))
    .join('')
