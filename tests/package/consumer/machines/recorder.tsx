import { createRecorder, fetchJson } from '@saha/machines/adapters'
import { isString } from '@saha/machines/port'
import { useTranscription } from '@saha/machines/react'
import { createTranscriptionMachine } from '@saha/machines/transcription'
import { useRef } from 'react'
import { texts } from './texts.ts'

const machine = createTranscriptionMachine({
  recorder: createRecorder(),
  transcribe: async ({ clip }, signal) => {
    const request = { url: '/transcripts', method: 'POST', body: clip, isOutput: isString }
    return { value: await fetchJson(request, signal), cutOff: false }
  },
})

/** Records and shows the transcript. */
export function Recorder() {
  const meter = useRef<HTMLMeterElement>(null)
  const { status, transcript, failure, start, stop } = useTranscription(machine, undefined, {
    level: ({ level }) => {
      if (meter.current) meter.current.value = level
    },
  })
  return (
    <section>
      {status === 'recording' ? (
        <button type="button" onClick={() => stop()}>
          {texts.finish}
        </button>
      ) : (
        <button type="button" onClick={() => start()}>
          {texts.record}
        </button>
      )}
      <meter ref={meter} aria-label={texts.level} />
      <output>{transcript}</output>
      {failure && <p role="alert">{`${texts.failed}: ${failure.code}`}</p>}
    </section>
  )
}
