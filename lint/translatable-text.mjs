/**
 * The translatable-text rule. A browser that translates a page takes each text node out of the document and puts a `<font>`
 * in its place (https://github.com/facebook/react/issues/11538). React then cannot put an element before that text, cannot
 * remove it, and changes it where nobody sees it. A text that is the only child of its element is safe: React sets
 * the content of the element. So words get an element of their own wherever they have siblings.
 */
const remedy = 'A page that a browser translates would fail or keep the old words: '
const kitTexts = new Set(['label', 'title', 'caption', 'description', 'hint', 'who', 'text'])

const isBlank = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression') ||
  (child.type === 'JSXExpressionContainer' && /^\s*$/.test(child.expression.value ?? '-'))

/** The expressions that a child may turn out as. */
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
    const isWords = (node) => {
      if (node?.type === 'TemplateLiteral') return true
      if (node?.type === 'Literal') return typeof node.value === 'string' && /\p{L}/u.test(node.value)
      if (node?.type === 'MemberExpression') return node.object.name === 'strings'
      if (node?.type !== 'CallExpression') return false
      if (node.callee.callee?.name === 'useTranslations') return true
      return translators.has(node.callee.name) || node.callee.object?.name === 'strings'
    }
    const look = ({ children: all, openingElement }) => {
      // What a block holds are elements already.
      const isBlock = ['div', 'Panel'].includes(openingElement?.name.name)
      const children = all.filter((child) => !isBlank(child))
      if (children.length < 2) return
      const comesAndGoes = children.some((child) => {
        const possible = outcomes(child)
        return possible.some(isElement) && possible.some(isEmpty)
      })
      for (const child of children) {
        const words =
          outcomes(child).some(isWords) ||
          (comesAndGoes && child.type === 'JSXText') ||
          (comesAndGoes &&
            isKit &&
            outcomes(child).some(
              (node) => kitTexts.has(node?.name) || (node?.name === 'children' && !isBlock),
            ))
        if (words)
          context.report({ node: child, message: `${remedy}put these words into an element of their own.` })
      }
    }
    /** A component that renders words and no element leaves them to a parent that may have other children. */
    const lookAtResult = (node, of) => {
      if (/^[A-Z]/.test(of ?? '') && outcomes(node).some(isWords))
        context.report({ node, message: `${remedy}render these words in an element.` })
    }
    return {
      ReturnStatement({ argument, parent }) {
        let within = parent
        while (within && !/Function/.test(within.type)) within = within.parent
        if (argument) lookAtResult(argument, within?.id?.name ?? within?.parent.id?.name)
      },
      ArrowFunctionExpression({ body, parent }) {
        if (body.type !== 'BlockStatement') lookAtResult(body, parent.id?.name)
      },
      VariableDeclarator({ id, init }) {
        if (init?.callee?.name === 'useTranslations') translators.add(id.name)
      },
      JSXElement: look,
      JSXFragment: look,
      CallExpression(node) {
        if (node.callee.property?.name !== 'rich' || !translators.has(node.callee.object.name)) return
        const { parent } = node
        if (parent.type === 'JSXExpressionContainer' && parent.parent.openingElement?.name.name === 'Rich')
          return
        context.report({ node, message: `${remedy}put this message into <Rich>.` })
      },
    }
  },
}

export default { meta: { name: 'translatable-text' }, rules: { 'in-own-element': inOwnElement } }
