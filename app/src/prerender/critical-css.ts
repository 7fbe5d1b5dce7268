import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss'
import { ElementNames } from './element-names.ts'

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>

const transformCss = (sheet: string, visitor: Visitor): string =>
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
function readLayerOrder(sheet: string): string {
  let layers: string[] = []
  transformCss(sheet, { StyleSheet: ({ rules }) => void (layers = layersIn(rules)) })
  return layers.length > 0 ? `@layer ${[...new Set(layers)].join(',')};` : ''
}

/** Pseudo-elements that are never visible before the stylesheet: selection, backdrop, date field parts. */
const hiddenParts = /^(?:selection|backdrop|file-selector-button|-webkit-(?!search|text))/

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
      return !hiddenParts.test(part.kind === 'custom' ? part.name : part.kind)
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

const customProperty = /(?<=[;{])(--[\w-]+):([^;}]*)/g
const readVariables = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** Custom properties that declarations use, directly or through other properties. */
function findUsedProperties(sheet: string): ReadonlySet<string> {
  const dependencies = new Map<string, string[]>()
  for (const [, name = '', value = ''] of sheet.matchAll(customProperty))
    dependencies.set(name, [...(dependencies.get(name) ?? []), ...readVariables(value)])
  const used = new Set(readVariables(sheet.replaceAll(customProperty, '')))
  for (const name of used) for (const next of dependencies.get(name) ?? []) used.add(next)
  return used
}

/** Removes unused custom properties and keyframes. */
function removeUnused(sheet: string): string {
  const used = findUsedProperties(sheet)
  const isAnimated = (name: string) => new RegExp(`(?<!@keyframes )\\b${name}\\b`).test(sheet)
  return transformCss(sheet, {
    Rule: {
      property: ({ value }) => (used.has(value.name) ? undefined : []),
      keyframes: ({ value }) => (isAnimated(value.name.value) ? undefined : []),
    },
    // Properties unknown to the library also arrive here.
    Declaration: { custom: ({ name }) => (!name.startsWith('--') || used.has(name) ? undefined : []) },
  })
}

/**
 * Extracts the rules that the first screen of some markup needs, as inline critical CSS. Layer order is kept, so the
 * full stylesheet changes nothing later. Font faces are left out, because their URLs depend on the page.
 */
export function extractCriticalCss(sheet: string, markup: readonly string[]): string {
  const names = new ElementNames(markup)
  const matching = transformCss(sheet, {
    Rule: {
      style: ({ value }) => (value.selectors.some((each) => matches(each, names)) ? undefined : []),
      media: ({ value }) =>
        value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      'font-face': () => [],
    },
  })
  return readLayerOrder(sheet) + removeUnused(matching)
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
