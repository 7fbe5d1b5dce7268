/**
 * Requires every dynamic import of the app to be the body of an arrow function in `loadChunk`, `lazyChunk` or
 * `optionalChunk`, which retry a chunk that fails to load.
 */
const loaders = new Set(['loadChunk', 'lazyChunk', 'optionalChunk'])

const throughLoader = {
  create(context) {
    return {
      ImportExpression(node) {
        const arrow = node.parent
        const call = arrow?.parent
        const isLoaded =
          arrow?.type === 'ArrowFunctionExpression' &&
          arrow.body === node &&
          call?.type === 'CallExpression' &&
          loaders.has(call.callee.name)
        if (isLoaded) return
        context.report({
          node,
          message:
            'A failed import is never retried: use loadChunk(() => import(…)), or lazyChunk and optionalChunk for components (app/src/chunks).',
        })
      },
      ImportDeclaration(node) {
        if (node.source.value !== 'react') return
        for (const specifier of node.specifiers)
          if (specifier.imported?.name === 'lazy')
            context.report({
              node: specifier,
              message:
                "React's lazy never retries a failed import: use lazyChunk or optionalChunk (app/src/chunks).",
            })
      },
    }
  },
}

export default { meta: { name: 'chunks' }, rules: { 'through-loader': throughLoader } }
