/* Guards beside those of `@saha/machines/port`, for modules of the home page. */

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const isIntegerBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
