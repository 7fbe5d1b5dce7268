/** Validates an untrusted value. */
type Check<T> = (value: unknown) => value is T
type Schema = Readonly<Record<string, Check<unknown>>>
type Fields<S extends Schema> = { [Key in keyof S]: S[Key] extends Check<infer T> ? T : never }
type Messages<Table extends Record<string, Schema>> = {
  [Type in keyof Table]: { type: Type } & Fields<Table[Type]>
}[keyof Table]

/** Returns the typed message if it has exactly the fields of its type and all are valid, else null. */
export type Reader<Message> = (data: unknown) => Message | null
export type InferMessage<R> = R extends Reader<infer Message> ? Message : never

function hasFields(value: Record<string, unknown>, schema: Schema): boolean {
  const fields = Object.entries(schema)
  return (
    Object.keys(value).length === fields.length &&
    fields.every(([name, check]) => Object.hasOwn(value, name) && check(value[name]))
  )
}

/** Creates a reader from a table of message types. Every text has a maximum length, so messages do too. */
export function createReader<const Table extends Record<string, Schema>>(
  table: Table,
): Reader<Messages<Table>> {
  const schemas = new Map(Object.entries(table))
  return (data) => {
    if (typeof data !== 'object' || data === null) return null
    const message = data as Record<string, unknown>
    const schema = typeof message['type'] === 'string' ? schemas.get(message['type']) : undefined
    if (!schema) return null
    const { type: _, ...fields } = message
    return hasFields(fields, schema) ? (message as Messages<Table>) : null
  }
}

const integer = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max && !Object.is(value, -0)

export const flag = (value: unknown): value is boolean => typeof value === 'boolean'
export const fraction = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1
/** A safe integer, which survives arithmetic and JSON. */
export const score = (value: unknown): value is number => integer(value, 0, Number.MAX_SAFE_INTEGER)
export const integerUpTo =
  (max: number) =>
  (value: unknown): value is number =>
    integer(value, 0, max)
export const seed = (value: unknown): value is number => integer(value, 0, 0xffff_ffff)
export const level =
  (max: number) =>
  (value: unknown): value is number =>
    integer(value, 1, max)
export const locale = (value: unknown): value is 'en' | 'ar' => value === 'en' || value === 'ar'
export const direction = (value: unknown): value is 'ltr' | 'rtl' => value === 'ltr' || value === 'rtl'
export const text =
  (max: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= max
export const oneOf =
  <const Value extends string>(...values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.includes(value as Value)
export const bytes =
  (max: number) =>
  (value: unknown): value is Uint8Array<ArrayBuffer> =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.length <= max
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const pngEnd = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
/** A PNG file by its signature, header and last chunk. */
export const png = (max: number) => {
  const isSmall = bytes(max)
  return (value: unknown): value is Uint8Array<ArrayBuffer> =>
    isSmall(value) &&
    value.length > pngStart.length + pngEnd.length &&
    pngStart.every((byte, at) => value[at] === byte) &&
    pngEnd.every((byte, at) => value[value.length - pngEnd.length + at] === byte)
}
/** An object with exactly these fields. */
export const record =
  <const S extends Schema>(schema: S) =>
  (value: unknown): value is Fields<S> =>
    typeof value === 'object' && value !== null && hasFields(value as Record<string, unknown>, schema)
export const nullable =
  <T>(check: Check<T>) =>
  (value: unknown): value is T | null =>
    value === null || check(value)
