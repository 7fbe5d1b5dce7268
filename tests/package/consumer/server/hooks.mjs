import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

/**
 * Loads modules as a bundler for server components does: a module with 'use client' only exports its names and does
 * not run.
 */
registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !/\.m?js$/.test(url)) return next(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    if (!/^\s*(?:\/\*.*?\*\/\s*)*['"]use client['"]/s.test(source)) return next(url, context)
    const names = parseAst(source).body.flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration') return []
      const { declaration, specifiers } = node
      if (!declaration) return specifiers.map(({ exported }) => exported.name)
      return 'id' in declaration
        ? [declaration.id.name]
        : declaration.declarations.flatMap(({ id }) => id.name ?? [])
    })
    const body = names.map(
      (name, at) =>
        `const reference${at} = () => { throw new Error('${name} is for clients') }\nexport { reference${at} as ${name} }`,
    )
    return { format: 'module', source: body.join('\n'), shortCircuit: true }
  },
})
