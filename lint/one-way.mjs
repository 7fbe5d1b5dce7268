import { dirname, relative, resolve, sep } from 'node:path'

/**
 * The one-way rule: a package's folders (and files beside them) stand in layers, lowest first, and a file
 * imports from its own layer and from those below. Two names in one layer may import each other. What no
 * layer names (tests, and what helps them) stands above all.
 */
const oneWay = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const [{ root, layers }] = context.options
    const start = context.filename.lastIndexOf(`${sep}${root.replaceAll('/', sep)}${sep}`)
    if (start === -1) return {}
    const folder = context.filename.slice(0, start + root.length + 1)
    const layerOf = (file) => {
      const [name] = relative(folder, file).split(sep)
      const place = layers.findIndex((names) => names.includes(name))
      return { name, place: place === -1 ? layers.length : place }
    }
    if (/\.test\.[jt]sx?$/.test(context.filename)) return {}
    const own = layerOf(context.filename)
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const other = layerOf(resolve(dirname(context.filename), source.value))
      if (other.place <= own.place) return
      context.report({
        node: source,
        message: `${own.name} stands below ${other.name} and knows nothing of it: move what both need into a layer below (ARCHITECTURE.md, Who may import whom).`,
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

export default { meta: { name: 'layers' }, rules: { 'one-way': oneWay } }
