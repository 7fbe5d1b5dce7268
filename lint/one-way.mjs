import { dirname, relative, resolve, sep } from 'node:path'

/**
 * The one-way rule: the folders and files at a package's root are in layers, lowest first. A file imports from its own
 * layer and from lower ones. Two names in one layer may import each other. A name in no layer is above all of them.
 * `apart` lists folders whose subfolders do not import each other. Tests and `testing` folders may import anything.
 */
const oneWay = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const [{ root, layers, apart = [] }] = context.options
    const start = context.filename.lastIndexOf(`${sep}${root.replaceAll('/', sep)}${sep}`)
    if (start === -1) return {}
    const folder = context.filename.slice(0, start + root.length + 1)
    const layerOf = (file) => {
      const [name] = relative(folder, file).split(sep)
      const place = layers.findIndex((names) => names.includes(name))
      return { name, place: place === -1 ? layers.length : place }
    }
    if (/\.(?:test|stories|samples)\.[jt]sx?$|[\\/]testing[\\/]/.test(context.filename)) return {}
    const own = layerOf(context.filename)
    const partOf = (file) => relative(folder, file).split(sep).slice(0, 2).join('/')
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const target = resolve(dirname(context.filename), source.value)
      if (!target.startsWith(folder)) return
      const other = layerOf(target)
      if (apart.includes(own.name) && other.name === own.name && partOf(target) !== partOf(context.filename))
        context.report({
          node: source,
          message: `${partOf(context.filename)} and ${partOf(target)} are apart: move what both need into a layer below (ARCHITECTURE.md, Layers).`,
        })
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
