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
    const fields = Object.entries(schema)
    if (Object.keys(message).length !== fields.length + 1) return null
    const valid = fields.every(([name, check]) => Object.hasOwn(message, name) && check(message[name]))
    return valid ? (message as Messages<Table>) : null
  }
}

const integer = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max && !Object.is(value, -0)

export const flag = (value: unknown): value is boolean => typeof value === 'boolean'
export const fraction = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1
/** A safe integer, which survives arithmetic and JSON. */
export const score = (value: unknown): value is number => integer(value, 0, Number.MAX_SAFE_INTEGER)
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
export const nullable =
  <T>(check: Check<T>) =>
  (value: unknown): value is T | null =>
    value === null || check(value)
