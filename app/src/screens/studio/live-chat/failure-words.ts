import type { LiveChatFailure } from '@saha/machines/live-chat'
import type { Messages } from 'use-intl'

type Sentence = keyof Messages['liveChat']['failure']

interface Around {
  /** Whether the page is one to which browsers give a microphone. */
  readonly secure: boolean
  /** The service said when another try may help. */
  readonly waits: boolean
}

/** Why there is no conversation, and what helps: the key of the sentence. */
export function failureSentence({ code, kind }: LiveChatFailure, { secure, waits }: Around): Sentence {
  if (code === 'microphone-denied' && !secure) return 'insecure'
  if (code === 'quota' && waits) return 'quotaWait'
  return kind === 'protocol' ? 'protocol' : code
}
