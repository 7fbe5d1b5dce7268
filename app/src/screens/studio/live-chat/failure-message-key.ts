import type { LiveChatFailure } from '@saha/machines/live-chat'
import type { Messages } from 'use-intl'

type MessageKey = keyof Messages['liveChat']['failure']

interface FailureContext {
  /** The page is a secure context; others get no microphone. */
  readonly isSecure: boolean
  /** The service said when to retry. */
  readonly hasRetryTime: boolean
}

/** Returns the message key that explains a failure. */
export function getFailureMessageKey(
  { code, kind }: LiveChatFailure,
  { isSecure, hasRetryTime }: FailureContext,
): MessageKey {
  if (code === 'microphone-denied' && !isSecure) return 'insecure'
  if (code === 'quota' && hasRetryTime) return 'quotaWait'
  return kind === 'protocol' ? 'protocol' : code
}
