import { Button } from '@saha/ui/button'
import { MicrophoneIcon, StopIcon } from '@saha/ui/icons'
import { StatusLine } from '@saha/ui/status-line'
import { Text } from '@saha/ui/text'
import {
  selectCanRetryTranscription,
  selectTranscript,
  selectTranscriptionStatus,
  type transcriptionMachine,
} from '../../../packages/machines/src/transcription/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    record: 'Record',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    retry: 'Try again',
    idle: 'Record something.',
    acquiring: 'Opening the microphone …',
    recording: 'Recording',
    paused: 'Paused',
    finishing: 'Finishing the recording …',
    transcribing: 'Transcribing …',
    done: 'Transcribed',
    failed: 'The recording was not transcribed.',
  },
  ar: {
    record: 'سجّل',
    pause: 'إيقاف مؤقت',
    resume: 'تابع',
    stop: 'إيقاف',
    retry: 'أعد المحاولة',
    idle: 'سجّل شيئًا.',
    acquiring: 'جارٍ فتح الميكروفون…',
    recording: 'قيد التسجيل',
    paused: 'متوقف مؤقتًا',
    finishing: 'جارٍ إنهاء التسجيل…',
    transcribing: 'جارٍ التفريغ…',
    done: 'فُرّغ التسجيل',
    failed: 'تعذّر تفريغ التسجيل.',
  },
}
const states = {
  idle: 'idle',
  acquiring: 'busy',
  recording: 'busy',
  paused: 'idle',
  finishing: 'busy',
  transcribing: 'busy',
  done: 'done',
  failed: 'failed',
} as const

/** A recorder, and the text of the recording. */
export function TranscriptionView({ snapshot, send }: MachineViewProps<typeof transcriptionMachine>) {
  const t = useSample(samples)
  const status = selectTranscriptionStatus(snapshot)
  const isRecording = status === 'recording'
  const isOpen = isRecording || status === 'paused'
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine state={states[status]}>{t[status]}</StatusLine>
      <div className="flex flex-wrap gap-2">
        {isOpen ? (
          <>
            <Button startIcon={StopIcon} onClick={() => send({ type: 'record.stop' })}>
              {t.stop}
            </Button>
            <Button onClick={() => send({ type: isRecording ? 'record.pause' : 'record.resume' })}>
              {isRecording ? t.pause : t.resume}
            </Button>
          </>
        ) : (
          <Button
            variant="action"
            startIcon={MicrophoneIcon}
            busy={states[status] === 'busy'}
            onClick={() => send({ type: 'record.start' })}
          >
            {t.record}
          </Button>
        )}
        {selectCanRetryTranscription(snapshot) && (
          <Button onClick={() => send({ type: 'transcription.retry' })}>{t.retry}</Button>
        )}
      </div>
      <Text dir="auto">{selectTranscript(snapshot)}</Text>
    </div>
  )
}
