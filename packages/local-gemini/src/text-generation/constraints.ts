import type { ReplySchema } from '../schema/generate-request.ts'
import { createMatch } from './pattern.ts'

/** A valid text for each format of JSON Schema. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'demo@example.com',
  'idn-email': 'demo@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/demo',
  url: 'https://example.com/demo',
  'uri-reference': '/demo',
  iri: 'https://example.com/demo',
  'iri-reference': '/demo',
  uuid: '0190b6f2-5d3c-7c1a-9b1e-2f4a6c8d0e12',
  'json-pointer': '/demo',
  'relative-json-pointer': '0/demo',
  regex: '^demo$',
  byte: 'ZGVtbw==',
  base64: 'ZGVtbw==',
}

/** Reports whether a schema limits a text to certain values. */
export const isConstrained = ({
  enum: values,
  const: value,
  format,
  pattern,
  minLength,
  maxLength,
}: ReplySchema): boolean =>
  [values, value, pattern, minLength, maxLength].some((limit) => limit !== undefined) ||
  (format !== undefined && format in FORMATS)

/** Creates a text of the schema's format or pattern; null if it has neither, or an unsupported one. */
export function createConstrainedText({ format, pattern, minLength, maxLength }: ReplySchema): string | null {
  if (pattern !== undefined)
    return createMatch(pattern, Number(minLength ?? 0), Number(maxLength ?? Infinity))
  return FORMATS[format ?? ''] ?? null
}

/** Cuts or fills a text to the allowed number of characters; JSON Schema counts code points. */
export function fitLength(text: string, { minLength, maxLength }: ReplySchema): string {
  const letters = Array.from(text).slice(0, Number(maxLength ?? Infinity))
  return letters.join('') + '.'.repeat(Math.max(0, Number(minLength ?? 0) - letters.length))
}

/** Creates a number within the limits of a schema, 1 if it is allowed. */
export function createNumber(schema: ReplySchema): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const isWhole = String(schema.type).toLowerCase() === 'integer' || multipleOf !== undefined
  const step = multipleOf ?? (isWhole ? 1 : 0)
  const least = Math.max(
    minimum ?? -Infinity,
    exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + (step || Number.EPSILON * 4),
  )
  const most = Math.min(
    maximum ?? Infinity,
    exclusiveMaximum === undefined ? Infinity : exclusiveMaximum - (step || Number.EPSILON * 4),
  )
  const between = Number.isFinite(least) && Number.isFinite(most) ? (least + most) / 2 : null
  const wanted =
    least <= 1 && 1 <= most ? 1 : between !== null && step === 0 ? between : least > 1 ? least : most
  if (step === 0) return wanted
  const up = Math.ceil(wanted / step) * step
  return up <= most ? up : Math.floor(wanted / step) * step
}
