/** A type guard for values from outside. */
export type TypeGuard<Value> = (value: unknown) => value is Value

export const isString: TypeGuard<string> = (value) => typeof value === 'string'
export const isNumber: TypeGuard<number> = (value) => typeof value === 'number'
export const isBoolean: TypeGuard<boolean> = (value) => typeof value === 'boolean'

export const isDefined = (value: unknown): value is unknown => value != null

/** Accepts one of these values. */
export const isOneOf =
  <Value>(...values: readonly Value[]): TypeGuard<Value> =>
  (value): value is Value =>
    values.includes(value as Value)

/** Returns a guard that also accepts a missing field. */
export const isOptional =
  <Value>(isValue: TypeGuard<Value>): TypeGuard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValue(value)

/** Accepts an object with these fields and any others. */
export const isRecord =
  <Value extends object>(fields: {
    readonly [Name in keyof Value]-?: (field: unknown) => boolean
  }): TypeGuard<Value> =>
  (value): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<(field: unknown) => boolean>(fields).every(([name, isField]) =>
      isField(Reflect.get(value, name)),
    )

export const isArrayOf =
  <Item>(isItem: TypeGuard<Item>): TypeGuard<readonly Item[]> =>
  (value): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem)

export const isNullOr =
  <Value>(isValue: TypeGuard<Value>): TypeGuard<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value)
