import type { LiveChatFailure } from '@saha/machines/live-chat'
import type { Messages } from 'use-intl'

type MessageKey = keyof Messages['liveChat']['failure']

interface FailureContext {
  /** Whether the page is one to which browsers give a microphone. */
  readonly isSecure: boolean
  /** The service said when another try may help. */
  readonly hasRetryTime: boolean
}

/** Why there is no conversation, and what helps: the key of the sentence. */
export function getFailureMessageKey(
  { code, kind }: LiveChatFailure,
  { isSecure, hasRetryTime }: FailureContext,
): MessageKey {
  if (code === 'microphone-denied' && !isSecure) return 'insecure'
  if (code === 'quota' && hasRetryTime) return 'quotaWait'
  return kind === 'protocol' ? 'protocol' : code
}
