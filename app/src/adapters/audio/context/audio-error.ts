import { PortError, type FailureKind } from '@saha/machines/port'

/** What browsers throw, by name. The rest is `unknown`. */
const kinds: Readonly<Record<string, FailureKind>> = {
  // Said by the visitor, by the browser for them, or by the page's policy.
  NotAllowedError: 'permission',
  SecurityError: 'permission',
  NotFoundError: 'not-found',
  // The device that was chosen is not there any more.
  OverconstrainedError: 'not-found',
  NotReadableError: 'conflict',
  AbortError: 'conflict',
  NotSupportedError: 'validation',
}

/** Turns what a browser throws about sound into what machines know. */
export function toAudioError(thrown: unknown): PortError {
  if (thrown instanceof PortError) return thrown
  const { name = '', message = '' } = (thrown ?? {}) as Partial<Error>
  return new PortError(kinds[name] ?? 'unknown', `Sound failed: ${name} ${message}`, { cause: thrown })
}
