import { Icon, MicrophoneIcon, MicrophoneOffIcon, SoundIcon, StarMotif } from '@saha/ui'
import { useEffect, useRef } from 'react'
import type { ConversationState } from '../conversation-state.ts'
import { subscribeToLevel } from './subscribe-to-level.ts'
import type { LiveChatStore } from '../live-chat.store.ts'
import './voice-star.css'

interface VoiceStarProps {
  store: LiveChatStore
  state: ConversationState
  muted: boolean
}

/**
 * Shows the user's voice as the outer star and the model's as the inner one, scaled by level. It is decorative: the
 * meters show the same, also with reduced motion.
 */
export function VoiceStar({ store, state, muted }: VoiceStarProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = (name: string) => (level: number) => root.current?.style.setProperty(name, String(level))
    const stops = [
      subscribeToLevel(store, 'microphone', show('--visitor')),
      subscribeToLevel(store, 'speaker', show('--model')),
    ]
    return () => stops.forEach((stop) => stop())
  }, [store])
  return (
    <div
      ref={root}
      aria-hidden="true"
      data-state={state}
      data-muted={muted || undefined}
      className="voice-star"
    >
      <StarMotif size="68%" courtyard={false} className="voice-star-ring" />
      <StarMotif size="44%" courtyard={false} className="voice-star-heart" />
      <Icon
        icon={muted ? MicrophoneOffIcon : state === 'answering' ? SoundIcon : MicrophoneIcon}
        size={1.75}
        className="voice-star-mark"
      />
    </div>
  )
}
