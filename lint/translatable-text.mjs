/**
 * Requires an own element for text with siblings. Browser translation replaces each text node with a `<font>` element
 * (https://github.com/facebook/react/issues/11538). React then cannot insert an element before that text or remove
 * it, and updates it invisibly. A text that is its element's only child is safe, because React sets the element's
 * content.
 */
const remedy = 'This would fail or show old text on a translated page: '
const kitTexts = new Set(['label', 'title', 'caption', 'description', 'hint', 'who', 'text'])

const isBlank = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression') ||
  (child.type === 'JSXExpressionContainer' && /^\s*$/.test(child.expression.value ?? '-'))

/** Returns the expressions that a child may evaluate to. */
function outcomes(node) {
  if (node.type === 'JSXExpressionContainer') return outcomes(node.expression)
  if (node.type === 'ConditionalExpression')
    return [...outcomes(node.consequent), ...outcomes(node.alternate)]
  if (node.type !== 'LogicalExpression') return [node]
  return [...(node.operator === '&&' ? [null] : outcomes(node.left)), ...outcomes(node.right)]
}

const isElement = (node) => node?.type === 'JSXElement' || node?.type === 'JSXFragment'
const isEmpty = (node) =>
  node === null ||
  (node.type === 'Literal' && typeof node.value !== 'string' && typeof node.value !== 'number') ||
  (node.type === 'Identifier' && node.name === 'undefined')

const inOwnElement = {
  create(context) {
    const isKit = /packages\/ui\//.test(context.filename)
    const translators = new Set()
    const isTranslatableText = (node) => {
      if (node?.type === 'TemplateLiteral') return true
      if (node?.type === 'Literal') return typeof node.value === 'string' && /\p{L}/u.test(node.value)
      if (node?.type === 'MemberExpression') return node.object.name === 'strings'
      if (node?.type !== 'CallExpression') return false
      if (node.callee.callee?.name === 'useTranslations') return true
      return translators.has(node.callee.name) || node.callee.object?.name === 'strings'
    }
    const checkChildren = ({ children: all, openingElement }) => {
      // The children of a block are elements already.
      const isBlock = ['div', 'Panel'].includes(openingElement?.name.name)
      const children = all.filter((child) => !isBlank(child))
      if (children.length < 2) return
      const isConditional = children.some((child) => {
        const possible = outcomes(child)
        return possible.some(isElement) && possible.some(isEmpty)
      })
      for (const child of children) {
        const isText =
          outcomes(child).some(isTranslatableText) ||
          (isConditional && child.type === 'JSXText') ||
          (isConditional &&
            isKit &&
            outcomes(child).some(
              (node) => kitTexts.has(node?.name) || (node?.name === 'children' && !isBlock),
            ))
        if (isText) context.report({ node: child, message: `${remedy}wrap this text in its own element.` })
      }
    }
    /** A component that renders text without an element leaves it to a parent that may have other children. */
    const checkResult = (node, of) => {
      if (/^[A-Z]/.test(of ?? '') && outcomes(node).some(isTranslatableText))
        context.report({ node, message: `${remedy}render this text in an element.` })
    }
    return {
      ReturnStatement({ argument, parent }) {
        let within = parent
        while (within && !/Function/.test(within.type)) within = within.parent
        if (argument) checkResult(argument, within?.id?.name ?? within?.parent.id?.name)
      },
      ArrowFunctionExpression({ body, parent }) {
        if (body.type !== 'BlockStatement') checkResult(body, parent.id?.name)
      },
      VariableDeclarator({ id, init }) {
        if (init?.callee?.name === 'useTranslations') translators.add(id.name)
      },
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      CallExpression(node) {
        if (node.callee.property?.name !== 'rich' || !translators.has(node.callee.object.name)) return
        const { parent } = node
        if (parent.type === 'JSXExpressionContainer' && parent.parent.openingElement?.name.name === 'Rich')
          return
        context.report({ node, message: `${remedy}wrap this message in <Rich>.` })
      },
    }
  },
}

export default { meta: { name: 'translatable-text' }, rules: { 'in-own-element': inOwnElement } }
