import type { ConfigNode } from './config-node.ts'
import type { Attribute, Index } from './project.ts'

const SYSTEM_KEYS = new Set(['$id', '$sequence', '$createdAt', '$updatedAt'])

/** Reads an index of a collection. */
export function readIndex(node: ConfigNode, attributes: ReadonlyMap<string, Attribute>): Index {
  const type = node.string('type')
  if (type !== 'key' && type !== 'unique' && type !== 'fulltext')
    throw node.error(
      `an index of type "${type}" is not supported by the local cloud: use "key", "unique" or "fulltext", or try this collection against a real Appwrite server.`,
    )
  const columnsKey = node.has('columns') ? 'columns' : 'attributes'
  const keys = node.strings(columnsKey)
  if (keys.length === 0) throw node.error(`"${columnsKey}" must name at least one.`)
  const orders = node.strings('orders').map((order) => order.toUpperCase())
  const columns = keys.map((key, position) => {
    const attribute = attributes.get(key)
    if (attribute === undefined && !SYSTEM_KEYS.has(key))
      throw node.error(`"${key}" is not an attribute of the collection: correct it or remove the index.`)
    if (attribute?.array === true) throw node.error(`"${key}" is a list, and a list cannot be indexed.`)
    if (type === 'fulltext' && attribute?.type !== 'string')
      throw node.error(`"${key}" is not a text: a full-text index takes texts only.`)
    const order = orders[position] ?? 'ASC'
    if (order !== 'ASC' && order !== 'DESC') throw node.error('each of "orders" must be ASC or DESC.')
    return { key, descending: order === 'DESC' }
  })
  return { key: node.string('key'), type, columns }
}
