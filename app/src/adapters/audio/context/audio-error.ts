import { PortError, type FailureKind } from '@saha/machines/port'

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

/** Converts a browser's audio error to a PortError. */
export function toAudioError(thrown: unknown): PortError {
  if (thrown instanceof PortError) return thrown
  const { name = '', message = '' } = (thrown ?? {}) as Partial<Error>
  return new PortError(kinds[name] ?? 'unknown', `Sound failed: ${name} ${message}`, { cause: thrown })
}
