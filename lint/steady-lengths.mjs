/**
 * The steady-lengths rule: a length in `ch` is as long as the zero of the typeface that is there just now, so
 * what it holds moves, and its lines break elsewhere, when ours arrives. stylelint says the same of style sheets.
 */
const ofTheTypeface = /(?:^|[[(,+\-*/_\s])[\d.]+(?:ch|ex|ic|cap)(?=[\]),+\-*/_\s]|$)/

const steadyLengths = {
  create(context) {
    const check = (node, text) => {
      for (const word of text.split(/\s+/)) {
        if (!ofTheTypeface.test(word)) continue
        context.report({
          node,
          message: `"${word}" changes with the typeface, so the page moves when ours arrives; use em.`,
        })
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

export default { meta: { name: 'lengths' }, rules: { steady: steadyLengths } }
