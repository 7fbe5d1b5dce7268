import type { LevelMeterHandle } from '@saha/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TranscriptionActors } from './audio-transcription.actors.ts'

/** What a meter shows as next to nothing. */
const silenceLevel = 0.05
/** Milliseconds without a sound after which somebody should look at their microphone. */
const silenceTimeout = 5000

interface InputLevel {
  /** The meter to write to. */
  readonly meter: RefObject<LevelMeterHandle | null>
  /** For a while there was nothing to hear. */
  readonly isSilent: boolean
}

/** Shows how loud a recording is, without drawing anything anew but when it falls silent. */
export function useInputLevel(
  { transcription }: Pick<TranscriptionActors, 'transcription'>,
  isRecording: boolean,
): InputLevel {
  const meter = useRef<LevelMeterHandle>(null)
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    if (!isRecording) return undefined
    let timer = setTimeout(() => setSilent(true), silenceTimeout)
    const levels = transcription.on('level', ({ level }) => {
      meter.current?.setLevel(level)
      if (level < silenceLevel) return
      clearTimeout(timer)
      timer = setTimeout(() => setSilent(true), silenceTimeout)
      setSilent(false)
    })
    const { current } = meter
    return () => {
      clearTimeout(timer)
      levels.unsubscribe()
      current?.setLevel(0)
      setSilent(false)
    }
  }, [transcription, isRecording])
  return { meter, isSilent }
}
