import { LevelMeter, type LevelMeterHandle } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { followLevel } from './levels.ts'
import type { LiveDesk } from './live-desk.ts'

interface MeterProps {
  desk: LiveDesk
  of: 'microphone' | 'speaker'
  /** Who is heard, as it stands above the tiles. */
  who: string
  label: string
}

/** How loud one side is, as it is told: nothing is rendered for it. */
export function Meter({ desk, of, who, label }: MeterProps) {
  const meter = useRef<LevelMeterHandle>(null)
  useEffect(() => followLevel(desk, of, (level) => meter.current?.setLevel(level)), [desk, of])
  return (
    <div className="grid min-w-0 gap-1 text-start">
      <span aria-hidden="true" className="type-caption text-ink-muted">
        {who}
      </span>
      <LevelMeter label={label} handle={meter} />
    </div>
  )
}
