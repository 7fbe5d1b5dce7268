import { Icon, MicrophoneIcon, MicrophoneOffIcon, SoundIcon, Star } from '@saha/ui'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ConversationState } from './conversation-state.ts'
import { followLevel } from './levels.ts'
import type { LiveDesk } from './live-desk.ts'

interface VoiceStarProps {
  desk: LiveDesk
  state: ConversationState
  muted: boolean
}

const asleep: readonly ConversationState[] = ['disconnected', 'asking', 'connecting', 'error']

/**
 * The conversation as it lives: the outer star is the visitor's voice, the inner one the model's, each as large as it is
 * loud. Whoever wants less motion sees them stand still; the meters beside them tell the same.
 */
export function VoiceStar({ desk, state, muted }: VoiceStarProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = (name: string) => (level: number) => root.current?.style.setProperty(name, String(level))
    const stops = [
      followLevel(desk, 'microphone', show('--visitor')),
      followLevel(desk, 'speaker', show('--model')),
    ]
    return () => stops.forEach((stop) => stop())
  }, [desk])
  const quiet = asleep.includes(state)
  const waits = state === 'asking' || state === 'connecting'
  const place = 'absolute duration-100 ease-out motion-safe:transition-[scale,color]'
  return (
    <div
      ref={root}
      aria-hidden="true"
      data-state={state}
      className="relative grid size-40 place-items-center [--model:0] [--visitor:0]"
    >
      <Star
        size="68%"
        courtyard={false}
        className={clsx(
          place,
          'motion-safe:scale-[calc(1+0.45*var(--visitor))]',
          quiet ? 'text-sunken' : muted ? 'text-line' : 'text-selection-edge',
          'forced:text-[CanvasText]',
        )}
      />
      <Star
        size="44%"
        courtyard={false}
        className={clsx(
          place,
          'motion-safe:scale-[calc(1+0.7*var(--model))]',
          waits && 'motion-safe:animate-[saha-star-turn_1.6s_linear_infinite]',
          state === 'error' ? 'text-danger-fill' : quiet && !waits ? 'text-line-strong' : 'text-action',
          'forced:text-[Highlight]',
        )}
      />
      <span
        className={clsx(
          'relative',
          state === 'error' ? 'text-on-danger' : quiet && !waits ? 'text-surface' : 'text-on-action',
          'forced:text-[HighlightText]',
        )}
      >
        <Icon
          icon={muted ? MicrophoneOffIcon : state === 'answering' ? SoundIcon : MicrophoneIcon}
          size={1.75}
        />
      </span>
    </div>
  )
}
