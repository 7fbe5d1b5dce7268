import { DATE_RULE } from '../config/structure.ts'
import { ApiError, invalidArgument } from '../http/api-error.ts'
import { parameter, rangeParameter } from '../http/parameters.ts'
import type { Call } from '../http/route.ts'
import { ID_RULE, isValidId } from '../identifiers.ts'
import { isLonger } from '../grammar/formats.ts'
import { withoutFloat } from '../json.ts'
import { normalMoment } from '../grammar/moments.ts'
import type { ColumnDefinition } from './definitions.ts'
import type { Family } from './family.ts'

type Body = Call['body']

const LONGEST = 1_073_741_824
const LONGEST_VARCHAR = 16_381
const MOST_ELEMENTS = 100
const LONGEST_ELEMENT = 255
const FORMATS = ['email', 'url', 'ip', 'enum']

/** The kinds in a path, and the types that Appwrite makes of them. */
export const KINDS: ReadonlyMap<string, string> = new Map([
  ...['string', 'varchar', 'text', 'mediumtext', 'longtext', 'integer', 'bigint', 'boolean', 'datetime'].map(
    (kind) => [kind, kind] as const,
  ),
  ['float', 'double'],
  ...FORMATS.map((format) => [format, 'string'] as const),
])

/** The key that a body names. */
export function keyParameter(body: Body, name = 'key'): string {
  const key = parameter(body, name)
  if (!isValidId(key)) throw invalidArgument(name, ID_RULE)
  return key
}

/** Reads an attribute of a kind as a call gives it; what an update leaves out is as it was. */
export function readColumn(
  family: Family,
  kind: string,
  body: Body,
  now: string,
  before?: ColumnDefinition,
): ColumnDefinition {
  const type = before?.type ?? KINDS.get(kind) ?? kind
  const given = (name: string): unknown => withoutFloat(parameter(body, name)) ?? undefined
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
    throw defaultUnsupported(family, required ? `required ${family.field}` : `array ${family.fields}`)
  const column = {
    key: newKey(body, before),
    type,
    required,
    array,
    default: value,
    ...settings(family, kind, body, before),
    $createdAt: before?.$createdAt ?? now,
    $updatedAt: now,
  }
  checkDefault(family, kind, column)
  return kind === 'datetime' && typeof value === 'string'
    ? { ...column, default: normalMoment(value) }
    : column
}

function newKey(body: Body, before: ColumnDefinition | undefined): string {
  if (before === undefined) return keyParameter(body)
  return (parameter(body, 'newKey') ?? null) === null ? before.key : keyParameter(body, 'newKey')
}

function settings(
  family: Family,
  kind: string,
  body: Body,
  before?: ColumnDefinition,
): Partial<ColumnDefinition> {
  if (kind === 'string' || kind === 'varchar')
    return {
      size: rangeParameter(
        body,
        'size',
        1,
        kind === 'varchar' ? LONGEST_VARCHAR : LONGEST,
        before?.size ?? 0,
      ),
    }
  if (kind === 'enum') return { format: 'enum', elements: elementsParameter(body) ?? before?.elements ?? [] }
  if (FORMATS.includes(kind)) return { format: kind }
  if (kind !== 'integer' && kind !== 'bigint' && kind !== 'float') return {}
  const [min, max] = [bound(body, 'min') ?? before?.min, bound(body, 'max') ?? before?.max]
  if (min !== undefined && max !== undefined && min > max)
    throw valueInvalid(family, 'Minimum value must be lesser than maximum value')
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function elementsParameter(body: Body): string[] | null {
  const value = parameter(body, 'elements') ?? null
  if (value === null) return null
  const isElement = (item: unknown) =>
    typeof item === 'string' && item !== '' && !isLonger(item, LONGEST_ELEMENT)
  if (!Array.isArray(value) || value.length > MOST_ELEMENTS || !value.every(isElement))
    throw invalidArgument(
      'elements',
      `Value must a valid array no longer than ${MOST_ELEMENTS} items and Value must be a valid string and at least 1 chars and no longer than ${LONGEST_ELEMENT} chars`,
    )
  return value as string[]
}

function bound(body: Body, name: 'min' | 'max'): number | bigint | undefined {
  const value = withoutFloat(parameter(body, name)) ?? undefined
  if (value === undefined || typeof value === 'number' || typeof value === 'bigint') return value
  throw invalidArgument(name, 'Value must be a valid number')
}

function checkDefault(
  family: Family,
  kind: string,
  { default: value, size, min, max, elements }: ColumnDefinition,
): void {
  if (value === null) return
  if (size !== undefined && (typeof value !== 'string' || isLonger(value, size)))
    throw valueInvalid(family, `Value must be a valid string and no longer than ${size} chars`)
  if (elements !== undefined && !(typeof value === 'string' && elements.includes(value)))
    throw valueInvalid(family, 'Default value not found in elements')
  if (kind === 'datetime' && (typeof value !== 'string' || normalMoment(value) === null))
    throw invalidArgument('default', `${DATE_RULE} or null`)
  if ((min !== undefined && (value as number) < min) || (max !== undefined && (value as number) > max))
    throw valueInvalid(family, `Value must be a valid range between ${grouped(min)} and ${grouped(max)}`)
}

const grouped = (value: number | bigint = 0) => value.toLocaleString('en-US')

const valueInvalid = ({ field }: Family, message: string) =>
  new ApiError(400, `${field}_value_invalid`, message)

const defaultUnsupported = ({ field }: Family, of: string) =>
  new ApiError(400, `${field}_default_unsupported`, `Cannot set default value for ${of}`)
