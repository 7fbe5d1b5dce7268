/**
 * Rules on what people write, in whatever script: keys that belong to an input method, digits that are not Latin,
 * and names that run the other way than the page.
 */
const namesKey = (node) =>
  (node.type === 'Identifier' && node.name === 'key') ||
  (node.type === 'MemberExpression' && !node.computed && ['key', 'code'].includes(node.property.name))
/** Keys that end a composition, or are letters of it. */
const composed = /^(?:Enter|Escape|Backspace|Space|Key[A-Z]|.)$/u
const isFunction = (node) => /Function/.test(node.type)

const composedKeys = {
  create(context) {
    const message =
      'An input method may be composing a word with this key: ask isComposing of @saha/ui/composition in this function.'
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
          message:
            'A native number input drops Arabic digits without a word: use <Input type="number"> of @saha/ui.',
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
          'A text in the other direction loses its beginning here: show it with <UserText lines={…}>, or give this element the dir of its text.',
      })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

export default {
  meta: { name: 'user-text' },
  rules: { 'composed-keys': composedKeys, 'any-digits': anyDigits, 'own-direction': ownDirection },
}
