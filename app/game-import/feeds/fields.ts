import * as v from 'valibot'
import { toSlug } from '../listing/create-listing.ts'
import { decodeText } from './decode-text.ts'

/** A text of at most 20,000 units, which is not empty when it is decoded. */
export const title = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.transform((text) => decodeText(text, 120)),
  v.minLength(1, 'The title is empty.'),
)

export const prose = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(20_000),
    v.transform((text) => decodeText(text, 2000)),
  ),
  '',
)

/** An id of the provider, which may be a number. */
export const providerId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[\w.-]{1,64}$/, 'The id has other characters than letters, digits, dots and hyphens.'),
)

/** Width or height; feeds write numbers as texts, and 0 or nothing for an unknown one. */
export const pixels = v.pipe(
  v.optional(v.union([v.string(), v.number(), v.null()])),
  v.transform((value) => Math.round(Number.parseFloat(String(value ?? 0)))),
  v.transform((value) => (value >= 1 && value <= 10_000 ? value : undefined)),
)

const words = v.pipe(v.string(), v.maxLength(20_000))

/** Returns names in a list or separated by commas. */
export const names = v.pipe(
  v.optional(v.union([words, v.array(words)]), ''),
  v.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  v.transform((list) => list.map((name) => decodeText(name, 60)).filter(Boolean)),
)

/** Returns at most 20 tags as slugs, each once. */
export const toTags = (list: readonly string[]): string[] =>
  [...new Set(list.map(toSlug).filter(Boolean))].slice(0, 20)

/** Returns the fields that are known. */
export const toSize = (width: number | undefined, height: number | undefined) =>
  width !== undefined && height !== undefined ? { width, height } : {}
