import { Secret } from '../../../packages/machines/src/internal/secret.ts'
import { stringify } from '../../../packages/machines/src/testing/fixtures.ts'

const maskSecrets = (value: unknown): unknown => {
  if (value instanceof Secret) return '•'.repeat(Array.from(value.reveal()).length)
  if (ArrayBuffer.isView(value)) return { bytes: value.byteLength }
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, maskSecrets(part)]))
}

/** Formats a value as a line of code such as `{ stars: 4 }`. Errors show their kind, and secrets are masked. */
export const formatValue = (value: unknown): string => {
  if (value === undefined) return 'undefined'
  if (value instanceof Error) {
    const kind: unknown = Reflect.get(value, 'kind')
    return `${value.name}(${typeof kind === 'string' ? kind : value.message})`
  }
  if (value instanceof Blob) return `Blob(${value.size})`
  return stringify(maskSecrets(value))
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll(',', ', ')
    .replaceAll(/^\{(.+)\}$/g, '{ $1 }')
}

/** Formats an event's payload as a line of code; '' without a payload. */
export const formatPayload = (event: { readonly type: string }): string => {
  const payload = Object.entries(event).filter(([key]) => key !== 'type')
  return payload.length === 0 ? '' : formatValue(Object.fromEntries(payload))
}

/** Formats a state value as a path such as `choosing › idle`, with parallel regions separated by a bar. */
export const formatState = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([key, inner]) => {
          const inside = formatState(inner)
          return inside.includes(' | ') ? `${key} (${inside})` : [key, inside].filter(Boolean).join(' › ')
        })
        .join(' | ')

/** Removes items with the same formatted text. */
export const uniqueByFormat = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [formatValue(item), item] as const)).values(),
]
