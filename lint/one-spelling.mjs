/**
 * The one-spelling rule: a word that the spec, the wire or CSS spells one way is spelt so everywhere, in
 * names, texts and comments, or whoever searches for it finds half.
 */
const spellings = [
  [/fav(?:ou)rit/gi, 'favorit'],
  [/col(?:ou)r/gi, 'color'],
]

const oneSpelling = {
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
              message: `"${found}" has one spelling here: "${ours}", as in the spec and on the wire.`,
            })
      },
    }
  },
}

export default { meta: { name: 'words' }, rules: { 'one-spelling': oneSpelling } }
