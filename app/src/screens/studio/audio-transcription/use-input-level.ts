import type { LevelMeterHandle } from '@saha/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TranscriptionActors } from './audio-transcription.actors.ts'

/** Level below which the input counts as silent. */
const silenceLevel = 0.05
/** In milliseconds. After this time the user should check the microphone. */
const silenceTimeout = 5000

interface InputLevel {
  readonly meter: RefObject<LevelMeterHandle | null>
  /** True after the timeout without sound. */
  readonly isSilent: boolean
}

/** Writes the input level to a meter without rendering; renders only when `isSilent` changes. */
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
