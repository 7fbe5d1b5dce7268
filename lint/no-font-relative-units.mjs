/**
 * Forbids `ch` and similar units: they depend on the current font, so the layout shifts and lines break differently
 * when the web font loads. stylelint checks the same in stylesheets.
 */
const fontRelative = /(?:^|[[(,+\-*/_\s])[\d.]+(?:ch|ex|ic|cap)(?=[\]),+\-*/_\s]|$)/

const noFontRelativeUnits = {
  create(context) {
    const check = (node, text) => {
      for (const word of text.split(/\s+/)) {
        if (!fontRelative.test(word)) continue
        context.report({
          node,
          message: `"${word}" depends on the font, so the layout shifts when the web font loads; use em.`,
        })
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}

export default { meta: { name: 'units' }, rules: { 'no-font-relative': noFontRelativeUnits } }
