import type { LevelMeterHandle } from '@saha/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TranscriptionWork } from './work.ts'

/** What a meter shows as next to nothing. */
const quiet = 0.05
/** Milliseconds without a sound after which somebody should look at their microphone. */
const patience = 5000

interface Level {
  /** The meter to write to. */
  readonly meter: RefObject<LevelMeterHandle | null>
  /** For a while there was nothing to hear. */
  readonly isSilent: boolean
}

/** Shows how loud a recording is, without drawing anything anew but when it falls silent. */
export function useLevel(
  { transcription }: Pick<TranscriptionWork, 'transcription'>,
  isHeard: boolean,
): Level {
  const meter = useRef<LevelMeterHandle>(null)
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    if (!isHeard) return undefined
    let timer = setTimeout(() => setSilent(true), patience)
    const levels = transcription.on('level', ({ level }) => {
      meter.current?.setLevel(level)
      if (level < quiet) return
      clearTimeout(timer)
      timer = setTimeout(() => setSilent(true), patience)
      setSilent(false)
    })
    const { current } = meter
    return () => {
      clearTimeout(timer)
      levels.unsubscribe()
      current?.setLevel(0)
      setSilent(false)
    }
  }, [transcription, isHeard])
  return { meter, isSilent }
}
