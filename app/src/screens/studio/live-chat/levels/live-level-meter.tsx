import { LevelMeter, type LevelMeterHandle } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { subscribeToLevel } from './subscribe-to-level.ts'
import type { LiveChatStore } from '../live-chat.store.ts'

interface LiveLevelMeterProps {
  store: LiveChatStore
  of: 'microphone' | 'speaker'
  /** Label of the speaker, as in the captions. */
  who: string
  label: string
}

/** Shows the level of one side; updates do not render. */
export function LiveLevelMeter({ store, of, who, label }: LiveLevelMeterProps) {
  const meter = useRef<LevelMeterHandle>(null)
  useEffect(() => subscribeToLevel(store, of, (level) => meter.current?.setLevel(level)), [store, of])
  return (
    <div className="grid min-w-0 gap-1 text-start">
      <span aria-hidden="true" className="type-caption text-ink-muted">
        {who}
      </span>
      <LevelMeter label={label} handle={meter} />
    </div>
  )
}
