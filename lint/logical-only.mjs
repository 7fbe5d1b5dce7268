/**
 * Forbids physical sides in classes, styles and props, because the provider sets the direction. Checks every string
 * and template in files with markup, because class names pass through cva tables, arrays and conditionals.
 */
const token = (body) =>
  new RegExp(`^(?:[\\w-]+(?:\\[[^\\]]*\\])?(?:/[\\w-]+)?:|\\[[^\\]]*\\]:)*-?(?:${body})$`)
const physical = [
  [token(String.raw`(?:ml|mr|pl|pr|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-.+`), 'use ms-/me-/ps-/pe-'],
  [token(String.raw`(?:left|right)-(?:\d|\[|px|auto|full|\().*`), 'use start-/end-'],
  [token(String.raw`text-(?:left|right)|(?:float|clear)-(?:left|right)`), 'use the -start/-end form'],
  [
    token(String.raw`border-[lr](?:-.+)?|rounded-(?:l|r|tl|tr|bl|br)(?:-.+)?`),
    'use -s/-e (border) or -ss/-se/-es/-ee (corner)',
  ],
  [token(String.raw`space-x-.+`), 'use gap-'],
  [token(String.raw`translate-x-(?!0$).+`), 'multiply it by --inline: translate-x-[calc(var(--inline)*…)]'],
  [
    token(
      String.raw`bg-linear-to-(?:l|r|tl|tr|bl|br)|origin-(?:left|right)|object-(?:left|right)|mask-[lr]-.+`,
    ),
    'it has no logical form: multiply it by --inline',
  ],
]
const inlineAware = /var\(--inline\)/
const scriptBound = token('tracking-.+|uppercase|capitalize|italic')
const stylesKeys = new Set([
  'left',
  'right',
  'marginLeft',
  'marginRight',
  'paddingLeft',
  'paddingRight',
  'borderLeft',
  'borderRight',
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
  'scrollMarginLeft',
  'scrollMarginRight',
  'scrollPaddingLeft',
  'scrollPaddingRight',
])

/** Returns each physical class in a string of classes, with its remedy. */
function physicalClasses(text) {
  const found = []
  for (const word of text.split(/\s+/)) {
    if (!/^[-\w:[\]()/.,%#*&>~=+'"!@]+$/.test(word) || inlineAware.test(word)) continue
    for (const [pattern, remedy] of physical) if (pattern.test(word)) found.push({ word, remedy })
    if (scriptBound.test(word) && !/(^|:)(en|ltr):/.test(word)) {
      found.push({
        word,
        remedy: 'Arabic has no capitals, italics or tracking: prefix it with en: or use a type token',
      })
    }
  }
  return found
}

const classes = {
  create(context) {
    const check = (node, text) => {
      for (const { word, remedy } of physicalClasses(text)) {
        context.report({
          node,
          message: `"${word}" names a physical side or a Latin-only style, so it breaks in Arabic; ${remedy}.`,
        })
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

const styles = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name !== 'style' || node.value?.expression?.type !== 'ObjectExpression') return
        for (const property of node.value.expression.properties) {
          const key = property.key?.name ?? property.key?.value
          const side = property.value?.value
          if (stylesKeys.has(key) || (key === 'textAlign' && (side === 'left' || side === 'right'))) {
            context.report({
              node: property,
              message: `The style "${key}" names a physical side; use its inline-start/inline-end form (insetInlineStart, marginInlineEnd, textAlign: 'start').`,
            })
          }
        }
      },
    }
  },
}

export default { meta: { name: 'logical-only' }, rules: { classes, styles } }
