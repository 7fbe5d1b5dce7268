import { createContext, use } from 'react'

/** Maximum length of an announced reply, in characters. */
export const maxAnnouncementLength = 1200

/** Reported by a message when it mounts and when its state changes. */
export interface MessageUpdate {
  from: 'user' | 'model'
  who: string
  state: 'complete' | 'streaming' | 'failed'
  /** True when the message has just mounted. */
  isNew: boolean
  /** Announcement while it streams. */
  progress: string
  /** Announcement when it is complete or failed. */
  text: string
}

/** Receives a message's updates; null outside a transcript. */
export const TranscriptContext = createContext<((update: MessageUpdate) => void) | null>(null)

/** Returns the callback that announces a message. Throws outside a transcript. */
export function useTranscript(): (update: MessageUpdate) => void {
  const announce = use(TranscriptContext)
  if (!announce) {
    throw new Error(
      'A <ChatMessage> was rendered outside <ChatTranscript>. ' +
        'The transcript is its list, and announces the message once it is complete. ' +
        'Wrap the messages: <ChatTranscript label="…"><ChatMessage … /></ChatTranscript>.',
    )
  }
  return announce
}
