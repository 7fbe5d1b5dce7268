/** Whether an answer is what was agreed on. */
export type Shape<Value> = (value: unknown) => value is Value

export const isText: Shape<string> = (value) => typeof value === 'string'
export const isNumber: Shape<number> = (value) => typeof value === 'number'
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean'

/** Anything at all, but something. */
export const isSomething = (value: unknown): value is unknown => value != null

/** One of these values. */
export const isOneOf =
  <Value>(...values: readonly Value[]): Shape<Value> =>
  (value): value is Value =>
    values.includes(value as Value)

/** An object with these fields; it may have others. */
export const isRecord =
  <Value extends object>(fields: {
    readonly [Name in keyof Value]-?: (field: unknown) => boolean
  }): Shape<Value> =>
  (value): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<(field: unknown) => boolean>(fields).every(([name, isField]) =>
      isField(Reflect.get(value, name)),
    )

export const isListOf =
  <Item>(isItem: Shape<Item>): Shape<readonly Item[]> =>
  (value): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem)

export const isNullOr =
  <Value>(isValue: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value)
