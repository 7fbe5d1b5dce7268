import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'

const inQuotes = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `"${value}"` : `(a value of type ${typeof value})`

/**
 * Returns the value if it is one of the names, otherwise the default, with a development warning. Undefined and null
 * return the default silently.
 */
export function known<Name extends string | number, Otherwise extends Name | undefined>(
  component: string,
  prop: string,
  value: Name | null | undefined,
  names: Readonly<Record<Name, unknown>>,
  otherwise: Otherwise,
): Name | Otherwise {
  const isName = typeof value === 'string' || typeof value === 'number'
  if (isName && Object.hasOwn(names, value)) return value
  if (isDevelopment && value !== undefined && value !== null) {
    const all = Object.keys(names).map(inQuotes).join(', ')
    warnOnce(
      `<${component}> does not know the ${prop} ${inQuotes(value)}, so ` +
        `${otherwise === undefined ? 'it is left out' : `${inQuotes(otherwise)} is shown instead`}. ` +
        `Pass one of ${all}.`,
    )
  }
  return otherwise
}
