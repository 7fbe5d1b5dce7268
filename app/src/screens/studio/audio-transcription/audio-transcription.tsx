import { selectTranscriptionStatus } from '@saha/machines/transcription'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import ar from '../../../i18n/messages/audio-transcription/ar.ts'
import en from '../../../i18n/messages/audio-transcription/en.ts'
import { ScreenMessages } from '../../../i18n/index.ts'
import { useIncomingFile } from '../use-incoming-file.ts'
import { useFocusWhenLost } from '../use-focus-when-lost.ts'
import { useKept } from '../use-kept.ts'
import { Begin } from './begin.tsx'
import { Failure } from './failure.tsx'
import { Progress } from './progress.tsx'
import { Recording } from './recording.tsx'
import { Refusal } from './refusal.tsx'
import { TakeDesk } from './take-desk.tsx'
import { Transcript } from './transcript.tsx'
import { leaveTranscription, startTranscription } from './work.ts'

const messages = { audioTranscription: { en, ar } }

export default function AudioTranscription() {
  return (
    <ScreenMessages add={messages}>
      <Desk />
    </ScreenMessages>
  )
}

function Desk() {
  const work = useKept(startTranscription, leaveTranscription)
  const status = useSelector(work.transcription, selectTranscriptionStatus)
  const { take } = useSelector(work.desk, ({ context }) => context)
  const [audio] = useState(() => new Audio())
  const [microphone, setMicrophone] = useState('')
  useIncomingFile(work.offer)
  const isCapturing = ['acquiring', 'recording', 'paused', 'finishing'].includes(status)
  const shown = isCapturing ? null : take
  const press = useRef<HTMLButtonElement>(null)
  useFocusWhenLost(press, `${status} ${shown?.id ?? ''}`)
  return (
    <div className="grid content-start gap-6">
      <div className="grid gap-2">
        {isCapturing ? (
          <Recording work={work} status={status} pressRef={press} />
        ) : take ? (
          <TakeDesk
            key={take.id}
            work={work}
            take={take}
            audio={audio}
            microphone={microphone}
            pressRef={press}
          />
        ) : (
          <Begin work={work} microphone={microphone} onMicrophone={setMicrophone} pressRef={press} />
        )}
        <Progress work={work} status={status} take={shown} />
      </div>
      <Refusal opening={work.opening} />
      <Failure work={work} microphone={microphone} />
      {shown?.answer && <Transcript take={shown} answer={shown.answer} audio={audio} />}
    </div>
  )
}
