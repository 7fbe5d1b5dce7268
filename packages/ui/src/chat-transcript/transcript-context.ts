import { createContext, use } from 'react'

/** As much of an answer as is read aloud by itself, in characters; the rest waits to be visited. */
export const maxAnnouncementLength = 1200

/** What a message tells its transcript when it appears and whenever its state changes. */
export interface MessageUpdate {
  from: 'user' | 'model'
  who: string
  state: 'complete' | 'streaming' | 'failed'
  /** It has just appeared. */
  isNew: boolean
  /** What is said of it while it is being written. */
  progress: string
  /** What of it is worth hearing. */
  text: string
}

/** Takes a message's news; null outside a transcript. */
export const TranscriptContext = createContext<((update: MessageUpdate) => void) | null>(null)

/** The transcript around a message. Throws without one. */
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
