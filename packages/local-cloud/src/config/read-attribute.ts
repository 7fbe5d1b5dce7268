import { validateValue } from './validate-document.ts'
import type { ConfigNode } from './config-node.ts'
import type { Attribute, StringAttribute, IntegerValue } from './project.ts'

const INT64_MIN = -(2n ** 63n)
const INT64_MAX = 2n ** 63n - 1n
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/

const EMAIL_SIZE = 254
const URL_SIZE = 2000
const IP_SIZE = 39
const ENUM_SIZE = 255
const TEXT_SIZES: Readonly<Record<string, number>> = {
  text: 16_383,
  mediumtext: 4_194_303,
  longtext: 1_073_741_823,
}

const SUPPORTED =
  'string, varchar, text, mediumtext, longtext, email, url, ip, enum, integer, bigint, double, float, boolean, datetime'

/** Reads and validates an attribute of a collection (column of a table). */
export function readAttribute(node: ConfigNode): Attribute {
  const key = node.string('key')
  if (!KEY.test(key))
    throw node.error(
      '"key" may hold letters, digits, period, hyphen and underscore, at most 36, and must start with a letter or digit.',
    )
  const required = node.boolean('required', false)
  const base = { key, required, array: node.boolean('array', false), default: node.raw('default') ?? null }
  if (required && base.default !== null)
    throw node.error('a required attribute cannot have a default: remove one of the two.')
  if (node.boolean('encrypt', false))
    throw node.error('"encrypt": true is not supported by the local cloud: set it to false.')

  const attribute = withType(node, base)
  if (base.default !== null) {
    const problem = validateValue(attribute, base.default)
    if (problem !== null) throw node.error(`"default" does not fit: ${problem}`)
  }
  return attribute
}

function withType(node: ConfigNode, base: Omit<StringAttribute, 'type' | 'size' | 'format'>): Attribute {
  const type = node.string('type')
  switch (type) {
    case 'string':
    case 'varchar':
      return { ...base, type: 'string', ...stringFormat(node) }
    case 'text':
    case 'mediumtext':
    case 'longtext':
      return { ...base, type: 'string', size: TEXT_SIZES[type] ?? 0, format: null }
    case 'email':
      return { ...base, type: 'string', size: EMAIL_SIZE, format: 'email' }
    case 'url':
      return { ...base, type: 'string', size: URL_SIZE, format: 'url' }
    case 'ip':
      return { ...base, type: 'string', size: IP_SIZE, format: 'ip' }
    case 'enum':
      return { ...base, type: 'string', size: ENUM_SIZE, format: elements(node) }
    case 'integer':
    case 'bigint': {
      const min = readIntegerBound(node, 'min') ?? INT64_MIN
      const max = readIntegerBound(node, 'max') ?? INT64_MAX
      if (min > max) throw node.error('"min" must not be greater than "max".')
      return { ...base, type: 'integer', min, max, big: type === 'bigint' }
    }
    case 'double':
    case 'float': {
      const min = readDecimalBound(node, 'min')
      const max = readDecimalBound(node, 'max')
      if (min !== null && max !== null && min > max) throw node.error('"min" must not be greater than "max".')
      return { ...base, type: 'double', min, max }
    }
    case 'boolean':
    case 'datetime':
      return { ...base, type }
    default:
      throw node.error(
        `the type "${type}" is not supported by the local cloud. Use one of: ${SUPPORTED}; or try this collection against a real Appwrite server.`,
      )
  }
}

function stringFormat(node: ConfigNode): Pick<StringAttribute, 'size' | 'format'> {
  const format = node.has('format') ? node.string('format') : ''
  switch (format) {
    case '':
      return { size: node.count('size', undefined, 1), format: null }
    case 'email':
      return { size: node.count('size', EMAIL_SIZE, 1), format }
    case 'url':
      return { size: node.count('size', URL_SIZE, 1), format }
    case 'ip':
      return { size: node.count('size', IP_SIZE, 1), format }
    case 'enum':
      return { size: node.count('size', ENUM_SIZE, 1), format: elements(node) }
    default:
      throw node.error(`the format "${format}" is not supported: use email, url, ip or enum, or remove it.`)
  }
}

function elements(node: ConfigNode): readonly string[] {
  const list = node.strings('elements')
  if (list.length === 0) throw node.error('an enum needs at least one of "elements".')
  return list
}

function readIntegerBound(node: ConfigNode, key: string): IntegerValue | null {
  const value = node.raw(key) ?? null
  if (value === null) return null
  if (typeof value === 'bigint' && value >= INT64_MIN && value <= INT64_MAX) return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw node.error(`"${key}" must be a whole number of at most 64 bits.`)
}

function readDecimalBound(node: ConfigNode, key: string): number | null {
  const value = node.raw(key) ?? null
  if (value === null) return null
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value)
  throw node.error(`"${key}" must be a number.`)
}
