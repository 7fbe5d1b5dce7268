import { DATE_RULE } from '../config/validate-document.ts'
import { ApiError, invalidArgument } from '../http/api-error.ts'
import { readParameter, readInteger } from '../http/parameters.ts'
import type { ApiCall } from '../api/route.ts'
import { ID_RULE, isValidId } from '../identifiers.ts'
import { exceedsLength } from '../parsing/formats.ts'
import { unwrapFloat } from '../json.ts'
import { normalizeDateTime } from '../parsing/date-time.ts'
import type { ColumnDefinition } from './definitions.ts'
import type { SchemaDialect } from './schema-dialect.ts'

type Body = ApiCall['body']

const MAX_SIZE = 1_073_741_824
const MAX_VARCHAR_SIZE = 16_381
const MAX_ELEMENTS = 100
const MAX_ELEMENT_LENGTH = 255
const FORMATS = ['email', 'url', 'ip', 'enum']

/** Column kinds of the paths, and Appwrite's type of each. */
export const COLUMN_TYPES: ReadonlyMap<string, string> = new Map([
  ...['string', 'varchar', 'text', 'mediumtext', 'longtext', 'integer', 'bigint', 'boolean', 'datetime'].map(
    (kind) => [kind, kind] as const,
  ),
  ['float', 'double'],
  ...FORMATS.map((format) => [format, 'string'] as const),
])

/** Reads the key in a body. */
export function readKey(body: Body, name = 'key'): string {
  const key = readParameter(body, name)
  if (!isValidId(key)) throw invalidArgument(name, ID_RULE)
  return key
}

/** Reads an attribute from a body; an update keeps missing settings. */
export function readColumnRequest(
  schemaDialect: SchemaDialect,
  kind: string,
  body: Body,
  now: string,
  before?: ColumnDefinition,
): ColumnDefinition {
  const type = before?.type ?? COLUMN_TYPES.get(kind) ?? kind
  const given = (name: string): unknown => unwrapFloat(readParameter(body, name)) ?? undefined
  if (given('encrypt') === true)
    throw new ApiError(
      400,
      'general_bad_request',
      'Encrypted attributes are not supported by the local cloud.',
    )
  const required = given('required') === true
  const array = before?.array ?? given('array') === true
  const value = given('default') ?? null
  if (value !== null && (required || array))
    throw defaultUnsupported(
      schemaDialect,
      required ? `required ${schemaDialect.field}` : `array ${schemaDialect.fields}`,
    )
  const column = {
    key: newKey(body, before),
    type,
    required,
    array,
    default: value,
    ...settings(schemaDialect, kind, body, before),
    $createdAt: before?.$createdAt ?? now,
    $updatedAt: now,
  }
  checkDefault(schemaDialect, kind, column)
  return kind === 'datetime' && typeof value === 'string'
    ? { ...column, default: normalizeDateTime(value) }
    : column
}

function newKey(body: Body, before: ColumnDefinition | undefined): string {
  if (before === undefined) return readKey(body)
  return (readParameter(body, 'newKey') ?? null) === null ? before.key : readKey(body, 'newKey')
}

function settings(
  schemaDialect: SchemaDialect,
  kind: string,
  body: Body,
  before?: ColumnDefinition,
): Partial<ColumnDefinition> {
  if (kind === 'string' || kind === 'varchar')
    return {
      size: readInteger(body, 'size', 1, kind === 'varchar' ? MAX_VARCHAR_SIZE : MAX_SIZE, before?.size ?? 0),
    }
  if (kind === 'enum') return { format: 'enum', elements: readElements(body) ?? before?.elements ?? [] }
  if (FORMATS.includes(kind)) return { format: kind }
  if (kind !== 'integer' && kind !== 'bigint' && kind !== 'float') return {}
  const [min, max] = [bound(body, 'min') ?? before?.min, bound(body, 'max') ?? before?.max]
  if (min !== undefined && max !== undefined && min > max)
    throw valueInvalid(schemaDialect, 'Minimum value must be lesser than maximum value')
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function readElements(body: Body): string[] | null {
  const value = readParameter(body, 'elements') ?? null
  if (value === null) return null
  const isElement = (item: unknown) =>
    typeof item === 'string' && item !== '' && !exceedsLength(item, MAX_ELEMENT_LENGTH)
  if (!Array.isArray(value) || value.length > MAX_ELEMENTS || !value.every(isElement))
    throw invalidArgument(
      'elements',
      `Value must a valid array no longer than ${MAX_ELEMENTS} items and Value must be a valid string and at least 1 chars and no longer than ${MAX_ELEMENT_LENGTH} chars`,
    )
  return value as string[]
}

function bound(body: Body, name: 'min' | 'max'): number | bigint | undefined {
  const value = unwrapFloat(readParameter(body, name)) ?? undefined
  if (value === undefined || typeof value === 'number' || typeof value === 'bigint') return value
  throw invalidArgument(name, 'Value must be a valid number')
}

function checkDefault(
  schemaDialect: SchemaDialect,
  kind: string,
  { default: value, size, min, max, elements }: ColumnDefinition,
): void {
  if (value === null) return
  if (size !== undefined && (typeof value !== 'string' || exceedsLength(value, size)))
    throw valueInvalid(schemaDialect, `Value must be a valid string and no longer than ${size} chars`)
  if (elements !== undefined && !(typeof value === 'string' && elements.includes(value)))
    throw valueInvalid(schemaDialect, 'Default value not found in elements')
  if (kind === 'datetime' && (typeof value !== 'string' || normalizeDateTime(value) === null))
    throw invalidArgument('default', `${DATE_RULE} or null`)
  if ((min !== undefined && (value as number) < min) || (max !== undefined && (value as number) > max))
    throw valueInvalid(
      schemaDialect,
      `Value must be a valid range between ${formatNumber(min)} and ${formatNumber(max)}`,
    )
}

const formatNumber = (value: number | bigint = 0) => value.toLocaleString('en-US')

const valueInvalid = ({ field }: SchemaDialect, message: string) =>
  new ApiError(400, `${field}_value_invalid`, message)

const defaultUnsupported = ({ field }: SchemaDialect, target: string) =>
  new ApiError(400, `${field}_default_unsupported`, `Cannot set default value for ${target}`)
