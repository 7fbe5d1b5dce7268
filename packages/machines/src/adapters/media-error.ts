import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'

/** Failure kinds by the name of the browser's error; others are `unknown`. */
const kinds: Readonly<Record<string, FailureKind>> = {
  // Denied by the user, the browser or the page's policy.
  NotAllowedError: 'permission',
  SecurityError: 'permission',
  NotFoundError: 'not-found',
  // The selected device is no longer available.
  OverconstrainedError: 'not-found',
  NotReadableError: 'conflict',
  AbortError: 'conflict',
  NotSupportedError: 'validation',
}

/**
 * Converts an error of a browser's media API to a {@link PortError} by its `DOMException` name: `permission` denied or
 * blocked (also autoplay), `not-found` no such device, `conflict` in use by another program, `validation` a format
 * that the browser cannot play.
 */
export function toMediaError(thrown: unknown): PortError {
  if (thrown instanceof PortError) return thrown
  const { name = '', message = '' } = (thrown ?? {}) as Partial<Error>
  return new PortError(kinds[name] ?? 'unknown', `Media failed: ${name} ${message}`, { cause: thrown })
}
