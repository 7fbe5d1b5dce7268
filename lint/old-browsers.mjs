/**
 * Forbids features that the oldest supported browsers lack: Chrome 120, Firefox 121 and Safari 16.4. The build lowers
 * syntax only.
 */
const missing = [
  ['Map', 'groupBy', 'Safari 16.4 has no Map.groupBy: fill a Map in a loop.'],
  ['Object', 'groupBy', 'Safari 16.4 has no Object.groupBy: fill a Map in a loop.'],
  ['Array', 'fromAsync', 'Chrome 120 has no Array.fromAsync: await in a loop.'],
  ['Promise', 'withResolvers', 'Safari 16.4 has no Promise.withResolvers: use createDeferred.'],
  ['Promise', 'try', 'Chrome 120 has no Promise.try: use an async function.'],
  ['AbortSignal', 'any', 'Firefox 121 has no AbortSignal.any: use anySignal.'],
  ['URL', 'parse', 'Chrome 120 has no URL.parse: use parseUrl.'],
  ['URL', 'canParse', 'Safari 16.4 has no URL.canParse: use parseUrl.'],
  ['RegExp', 'escape', 'Chrome 120 has no RegExp.escape.'],
  [
    'Intl',
    'Segmenter',
    'Firefox 121 has no Intl.Segmenter: use segments of app/src/i18n/segments.ts, or graphemePattern of @saha/ui/characters.',
  ],
  [null, 'checkVisibility', 'Safari 16.4 has no checkVisibility: look at getClientRects.'],
  [null, 'startViewTransition', 'Firefox 121 has no startViewTransition.'],
]

const globals = new Set(['global', 'globalThis', 'self', 'window'])
const wrappers = new Set([
  'ChainExpression',
  'TSNonNullExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
])
const unwrap = (node) => (node && wrappers.has(node.type) ? unwrap(node.expression) : node)
const keyOf = (key, computed) => (computed || key.type === 'Literal' ? key.value : key.name)
const isGlobal = (node) => globals.has(unwrap(node)?.name)

/** Returns the name of a global: `URL`, `globalThis.URL`, `window['URL']`. */
function globalName(node) {
  const inner = unwrap(node)
  if (inner?.type === 'Identifier') return inner.name
  return inner?.type === 'MemberExpression' && isGlobal(inner.object)
    ? keyOf(inner.property, inner.computed)
    : undefined
}

const builtIns = {
  create(context) {
    const check = (node, object, property) => {
      const found = missing.find(
        ([of, name]) => name === property && (of === null || of === globalName(object)),
      )
      if (found) context.report({ node, message: found[2] })
    }
    return {
      MemberExpression: (node) => check(node, node.object, keyOf(node.property, node.computed)),
      VariableDeclarator: (node) => {
        const { id, init } = node
        if (id.type !== 'ObjectPattern' || !init) return
        for (const property of id.properties)
          if (property.type === 'Property') check(property, init, keyOf(property.key, property.computed))
      },
    }
  },
}

const regexFlags = {
  create(context) {
    const check = (node, flags) => {
      if (typeof flags === 'string' && flags.includes('v'))
        context.report({ node, message: 'Safari 16.4 does not know the flag v: use u.' })
    }
    const checkCall = (node) => {
      if (globalName(node.callee) === 'RegExp') check(node, node.arguments[1]?.value)
    }
    return {
      Literal: (node) => check(node, node.regex?.flags),
      CallExpression: checkCall,
      NewExpression: checkCall,
    }
  },
}

export default {
  meta: { name: 'old-browsers' },
  rules: { 'built-ins': builtIns, 'regex-flags': regexFlags },
}
