import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'

const quote = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `"${value}"` : `(a value of type ${typeof value})`

/**
 * Returns the value if it is one of the names, otherwise the default, with a development warning. Undefined and null
 * return the default silently.
 */
export function resolveOption<Option extends string | number, Fallback extends Option | undefined>(
  component: string,
  prop: string,
  value: Option | null | undefined,
  options: Readonly<Record<Option, unknown>>,
  fallback: Fallback,
): Option | Fallback {
  const isNamed = typeof value === 'string' || typeof value === 'number'
  if (isNamed && Object.hasOwn(options, value)) return value
  if (isDevelopment && value !== undefined && value !== null) {
    const list = Object.keys(options).map(quote).join(', ')
    warnOnce(
      `<${component}> does not know the ${prop} ${quote(value)}, so ` +
        `${fallback === undefined ? 'it is left out' : `${quote(fallback)} is shown instead`}. ` +
        `Pass one of ${list}.`,
    )
  }
  return fallback
}
