/**
 * Requires one spelling of a word, that of the spec, the wire or CSS, in names, texts and comments, so that a search
 * finds every use.
 */
const spellings = [
  [/fav(?:ou)rit/gi, 'favorit'],
  [/col(?:ou)r/gi, 'color'],
]

const consistentSpelling = {
  create(context) {
    return {
      Program(node) {
        const { text } = context.sourceCode
        for (const [other, ours] of spellings)
          for (const { 0: found, index } of text.matchAll(other))
            context.report({
              node,
              loc: {
                start: context.sourceCode.getLocFromIndex(index),
                end: context.sourceCode.getLocFromIndex(index + found.length),
              },
              message: `"${found}" must be spelled "${ours}", as in the spec and on the wire.`,
            })
      },
    }
  },
}

export default { meta: { name: 'spelling' }, rules: { consistent: consistentSpelling } }
