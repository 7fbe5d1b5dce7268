import { createTokenBucket } from '../guard/token-bucket.ts'
import type { Channels, PortalMessage } from '../protocol/protocol.ts'

interface SoundSyncOptions {
  /** The last message of each type to the game. */
  lastMessages: Map<PortalMessage['type'], PortalMessage>
  send: (message: PortalMessage) => void
  /** Sends a message, also to a page that connects later. */
  sendState: (message: PortalMessage) => void
  onAudio?: (enabled: boolean) => void
  onChannels?: (channels: Channels) => void
  /** The game keeps contradicting the user. */
  onFlicker: () => void
}

/** Time in which the user's choice on the portal's sound switch overrides the game's, in ms. */
const choiceDuration = 3000
/** Number of those choices that a game may contradict. */
const contradictionRate = { burst: 2, perSecond: 1 / 15 }

/** Keeps the sound of portal and game equal, whichever side the user changes it on. */
export function createSoundSync(options: SoundSyncOptions) {
  const { lastMessages, send, sendState, onAudio, onChannels, onFlicker } = options
  const contradictionBucket = createTokenBucket(contradictionRate)
  /** The user's last choice on the portal's sound switch. */
  let choice: { enabled: boolean; at: number; contradicted: boolean } | null = null
  /** The game's last sound report, until the portal confirms it. */
  let reported: boolean | null = null

  return {
    audio: (enabled: boolean): void => {
      const before = lastMessages.get('audio')
      const isChoice = before?.type === 'audio' && before.enabled !== enabled && reported !== enabled
      if (isChoice) choice = { enabled, at: performance.now(), contradicted: false }
      reported = null
      sendState({ type: 'audio', enabled })
    },
    onAudio: (enabled: boolean): void => {
      if (choice && choice.enabled !== enabled && performance.now() - choice.at < choiceDuration) {
        if (!choice.contradicted && !contradictionBucket.take()) return onFlicker()
        choice.contradicted = true
        return send({ type: 'audio', enabled: choice.enabled })
      }
      reported = enabled
      onAudio?.(enabled)
    },
    channels: ({ music, effects }: Channels): void => {
      const known = lastMessages.get('channels')
      // A game gets no echo of what it reported.
      if (known?.type === 'channels' && known.music === music && known.effects === effects) return
      sendState({ type: 'channels', music, effects })
    },
    onChannels: ({ music, effects }: Channels): void => {
      lastMessages.set('channels', { type: 'channels', music, effects })
      onChannels?.({ music, effects })
    },
  }
}
