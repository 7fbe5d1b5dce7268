import { dirname, relative, resolve, sep } from 'node:path'

/**
 * Enforces layers, lowest first, of the folders and files at a package's root. A file imports from its own layer and
 * from lower ones; a name in no layer is above all. The subfolders of `apart` folders do not import each other. Tests
 * and `testing` folders may import anything.
 */
const boundaries = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const [{ root, layers, apart = [] }] = context.options
    const start = context.filename.lastIndexOf(`${sep}${root.replaceAll('/', sep)}${sep}`)
    if (start === -1) return {}
    const folder = context.filename.slice(0, start + root.length + 1)
    const findLayer = (file) => {
      const [name] = relative(folder, file).split(sep)
      const layer = layers.findIndex((names) => names.includes(name))
      return { name, layer: layer === -1 ? layers.length : layer }
    }
    if (/\.(?:test|stories|samples)\.[jt]sx?$|[\\/]testing[\\/]/.test(context.filename)) return {}
    const own = findLayer(context.filename)
    const findPart = (file) => relative(folder, file).split(sep).slice(0, 2).join('/')
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const target = resolve(dirname(context.filename), source.value)
      if (!target.startsWith(folder)) return
      const other = findLayer(target)
      if (
        apart.includes(own.name) &&
        other.name === own.name &&
        findPart(target) !== findPart(context.filename)
      )
        context.report({
          node: source,
          message: `${findPart(context.filename)} and ${findPart(target)} must not import each other: move the shared code into a lower layer (ARCHITECTURE.md, Layers of app/src).`,
        })
      if (other.layer <= own.layer) return
      context.report({
        node: source,
        message: `${own.name} is in a lower layer than ${other.name} and must not import it: move the shared code into a lower layer (ARCHITECTURE.md, Layers of app/src).`,
      })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { meta: { name: 'layers' }, rules: { boundaries } }
