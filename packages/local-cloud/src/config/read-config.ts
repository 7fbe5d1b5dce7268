import { readFileSync } from 'node:fs'
import { isValidId } from '../identifiers.ts'
import { parsePermission } from '../parsing/permissions.ts'
import { parseJson } from '../json.ts'
import { StartError } from '../start-error.ts'
import { readAttribute } from './read-attribute.ts'
import { readFunction } from './read-function.ts'
import { readIndex } from './read-index.ts'
import { ConfigNode } from './config-node.ts'
import type { Attribute, Collection, Database, Project } from './project.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Reads an `appwrite.config.json` in the format of Appwrite's CLI: `tablesDB` and `tables`, or the older `databases`
 * and `collections`.
 *
 * @throws {StartError} that names the location in the file and the fix
 */
export function readConfigFile(path: string): Project {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartError(
      `The configuration ${path} cannot be read: give the path of an appwrite.config.json with --config.`,
      { cause },
    )
  }
  try {
    return readConfig(parseJson(text))
  } catch (cause) {
    if (cause instanceof StartError)
      throw new StartError(`The configuration ${path} cannot be used. ${cause.message}`, { cause })
    if (cause instanceof SyntaxError)
      throw new StartError(`The configuration ${path} is not valid JSON: ${cause.message}.`, { cause })
    throw cause
  }
}

/** Reads a parsed configuration; see {@link readConfigFile}. */
export function readConfig(value: unknown): Project {
  const root = new ConfigNode(value, '')
  const services = root.child('settings').child('services')
  const auth = root.child('settings').child('auth')
  const security = auth.child('security')
  return {
    id: readId(root, 'projectId'),
    name: root.string('projectName', 'Local project'),
    userLimit: security.count('limit', 0, 0),
    sessionLimit: security.count('sessionsLimit', 10, 1),
    sessionSeconds: security.count('duration', YEAR_SECONDS, 60),
    emailPasswordEnabled: auth.child('methods').boolean('email-password', true),
    anonymousEnabled: auth.child('methods').boolean('anonymous', true),
    jwtEnabled: auth.child('methods').boolean('jwt', true),
    accountEnabled: services.boolean('account', true),
    databasesEnabled: services.boolean('databases', true),
    databases: readDatabases(root),
    functions: root.children('functions', '$id').map((node) => readFunction(node)),
  }
}

/** Reads a collection from its table definition, outside a configuration file. */
export function readTable(value: unknown): Collection {
  return readCollection(new ConfigNode(value, 'The collection'), 'columns', 'rowSecurity').collection
}

function readDatabases(root: ConfigNode): Map<string, Database> {
  const databases = new Map<string, { database: Database; collections: Map<string, Collection> }>()
  const legacy = root.children('databases', '$id')
  for (const node of [...legacy, ...root.children('tablesDB', '$id')]) {
    const id = readId(node, '$id')
    const collections = new Map<string, Collection>()
    const database: Database = {
      id,
      type: legacy.includes(node) ? 'legacy' : 'tablesdb',
      name: node.string('name', id),
      enabled: node.boolean('enabled', true),
      collections,
    }
    rejectDuplicate(node, databases, id)
    databases.set(id, { database, collections })
  }
  const tables = root.children('tables', '$id').map((node) => readCollection(node, 'columns', 'rowSecurity'))
  const collections = root
    .children('collections', '$id')
    .map((node) => readCollection(node, 'attributes', 'documentSecurity'))
  for (const { node, collection } of [...collections, ...tables]) {
    const owner = databases.get(collection.databaseId)
    if (owner === undefined)
      throw node.error(
        `its database "${collection.databaseId}" is not listed: add it to "tablesDB" (or "databases"), or correct "databaseId".`,
      )
    rejectDuplicate(node, owner.collections, collection.id)
    owner.collections.set(collection.id, collection)
  }
  return new Map([...databases].map(([id, { database }]) => [id, database]))
}

function readCollection(
  node: ConfigNode,
  attributesKey: 'columns' | 'attributes',
  securityKey: 'rowSecurity' | 'documentSecurity',
): { node: ConfigNode; collection: Collection } {
  const attributes = new Map<string, Attribute>()
  for (const child of node.children(attributesKey, 'key')) {
    const attribute = readAttribute(child)
    rejectDuplicate(child, attributes, attribute.key)
    attributes.set(attribute.key, attribute)
  }
  const indexes = node.children('indexes', 'key').map((child) => readIndex(child, attributes))
  const id = readId(node, '$id')
  const collection = {
    id,
    databaseId: readId(node, 'databaseId'),
    name: node.string('name', id),
    enabled: node.boolean('enabled', true),
    documentSecurity: node.boolean(securityKey, false),
    permissions: node.strings('$permissions').flatMap((text) => {
      const permissions = parsePermission(text)
      if (permissions === null)
        throw node.error(
          `the permission ${text} is invalid: write read("any"), create("users"), update("user:<id>") or delete("label:<name>").`,
        )
      return permissions
    }),
    attributes,
    indexes,
  }
  return { node, collection }
}

function readId(node: ConfigNode, key: string): string {
  const id = node.string(key)
  if (!isValidId(id))
    throw node.error(
      `"${key}" may hold letters, digits, period, hyphen and underscore, at most 36, and must start with a letter or digit.`,
    )
  return id
}

/** Appwrite compares ids and keys case-insensitively. */
function rejectDuplicate(node: ConfigNode, known: ReadonlyMap<string, unknown>, id: string): void {
  for (const other of known.keys())
    if (other.toLowerCase() === id.toLowerCase())
      throw node.error(`"${id}" is listed twice: remove or rename one of the two.`)
}
