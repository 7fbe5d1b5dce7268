/**
 * Rules for text input and output in any script: keys during composition, non-Latin digits, text in the other
 * direction, and characters of several code units.
 */
const namesKey = (node) =>
  (node.type === 'Identifier' && node.name === 'key') ||
  (node.type === 'MemberExpression' && !node.computed && ['key', 'code'].includes(node.property.name))
/** Keys that end a composition or belong to it. */
const composed = /^(?:Enter|Escape|Backspace|Space|Key[A-Z]|.)$/u
const isFunction = (node) => /Function/.test(node.type)

const composedKeys = {
  create(context) {
    const message =
      'An input method may be composing a word with this key: call isComposing of @saha/ui/composition in this function.'
    const check = (node, compared) => {
      if (typeof compared?.value !== 'string' || !composed.test(compared.value)) return
      let around = node.parent
      while (around && !isFunction(around)) around = around.parent
      if (!around || !/\bisComposing\(/.test(context.sourceCode.getText(around)))
        context.report({ node, message })
    }
    return {
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator)) return
        if (namesKey(node.left)) check(node, node.right)
        else if (namesKey(node.right)) check(node, node.left)
      },
      SwitchCase: (node) => namesKey(node.parent.discriminant) && check(node, node.test),
    }
  },
}

const anyDigits = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name !== 'type' || node.parent.name.name !== 'input' || node.value?.value !== 'number')
          return
        context.report({
          node,
          message: 'A native number input silently drops Arabic digits: use <NumberInput> of @saha/ui.',
        })
      },
    }
  },
}

const truncates = /(?:^|[\s:])(?:truncate|text-ellipsis|line-clamp-\S+)(?=\s|$)/

const ownDirection = {
  create(context) {
    const check = (node, text) => {
      if (!truncates.test(text)) return
      let element = node.parent
      while (element && element.type !== 'JSXOpeningElement') element = element.parent
      const name = element?.name.name
      if (name === 'input' || name === 'select') return
      if (element?.attributes.some((attribute) => attribute.name?.name === 'dir')) return
      context.report({
        node,
        message:
          'A truncated text in the other direction loses its start: use <UserText lines={…}>, or give this element the dir of its text.',
      })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

/** Names of values that hold text, and methods that return it. */
const namesText =
  /^(?:said|written|typed|nodeValue)$|(?:text|textContent|name|title|word|line|prompt|query|caption|message|label|sentence|answer|beginning|description|markdown|reason)$/i
const returnsText =
  /^(?:join|normalize|padEnd|padStart|repeat|replace|replaceAll|toWellFormed|trim|trimEnd|trimStart|to(?:Locale)?(?:Lower|Upper)Case)$/
/** Positions found in a text, as opposed to lengths. */
const namesPlace =
  /^(?:at|begin|caret|colon|end|from|offset|place|position|space|start|to)$|(?:At|End|Index|Place|Start)$|^index$/

const wrappers = new Set([
  'ChainExpression',
  'TSNonNullExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
])
const unwrap = (node) => (node && wrappers.has(node.type) ? unwrap(node.expression) : node)
/** Returns the last name of `x`, `a.x` and `a.x()`. */
const lastName = (node) => {
  const inner = unwrap(node)
  if (inner?.type === 'CallExpression') return lastName(inner.callee)
  if (inner?.type === 'MemberExpression') return inner.computed ? '' : inner.property.name
  return inner?.type === 'Identifier' ? inner.name : ''
}
const isCallOf = (node, pattern) => unwrap(node)?.type === 'CallExpression' && pattern.test(lastName(node))

function isText(node) {
  const inner = unwrap(node)
  if (inner?.type === 'TemplateLiteral') return true
  if (inner?.type === 'CallExpression')
    return returnsText.test(lastName(inner)) || lastName(inner) === 'String'
  return namesText.test(lastName(inner))
}

/** Matches an array of the code points or code units of a text. */
function isSplitText(node) {
  const inner = unwrap(node)
  if (inner?.type === 'ArrayExpression')
    return (
      inner.elements.length === 1 &&
      inner.elements[0]?.type === 'SpreadElement' &&
      isText(inner.elements[0].argument)
    )
  if (inner?.type !== 'CallExpression') return false
  const [first] = inner.arguments
  if (isCallOf(inner, /^split$/)) return first?.value === ''
  return isCallOf(inner, /^from$/) && unwrap(inner.callee.object)?.name === 'Array' && isText(first)
}

/** Matches `end`, `at + 2`, `text.indexOf(' ')`, `raw.length`, and `-1`, which removes a known character. */
function isPlace(node) {
  const inner = unwrap(node)
  switch (inner?.type) {
    case 'UnaryExpression':
      return true
    case 'BinaryExpression':
      return isPlace(inner.left) || isPlace(inner.right)
    case 'CallExpression':
      return /^(?:indexOf|lastIndexOf|search)$/.test(lastName(inner))
    case 'Literal':
      return inner.value === 1
    default:
      return namesPlace.test(lastName(inner)) || lastName(inner) === 'length'
  }
}

/** Matches `slice(0, most)` and `slice(-most)`, where a number decides the end of the text. */
function isCutByLength([from, to]) {
  if (to) return from.type === 'Literal' && from.value === 0 && !isPlace(to)
  return from?.type === 'UnaryExpression' && from.operator === '-' && !isPlace(from.argument)
}

const wholeCharacters = {
  create(context) {
    const message =
      'This can cut a character in half (emoji, marks, conjuncts): use takeGraphemes or shorten of @saha/ui/characters, in machines firstUnits.'
    return {
      CallExpression(node) {
        const callee = unwrap(node.callee)
        if (callee?.type !== 'MemberExpression' || callee.computed) return
        const method = callee.property.name
        const isCut =
          method === 'substring' || method === 'substr'
            ? !isPlace(node.arguments[1] ?? node.arguments[0])
            : method === 'slice' &&
              (isText(callee.object) || isSplitText(callee.object)) &&
              isCutByLength(node.arguments)
        if (isCut) context.report({ node, message })
      },
    }
  },
}

export default {
  meta: { name: 'user-text' },
  rules: {
    'any-digits': anyDigits,
    'composed-keys': composedKeys,
    'own-direction': ownDirection,
    'whole-characters': wholeCharacters,
  },
}
