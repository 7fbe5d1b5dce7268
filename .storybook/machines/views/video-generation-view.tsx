import { Button } from '@saha/ui/button'
import { PromptInput } from '@saha/ui/prompt-input'
import { StatusLine } from '@saha/ui/status-line'
import {
  selectVideoFailure,
  selectVideoGate,
  selectVideoStatus,
  type videoGenerationMachine,
} from '../../../packages/machines/src/video-generation/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    selectKey: 'Select an API key',
    prompt: 'Describe the video',
    cancel: 'Cancel',
    none: 'No video yet.',
    initializing: 'Starting the video …',
    processing: 'Generating the video …',
    processingState: 'Checking the video …',
    completed: 'The video is ready.',
    failed: 'The video was not generated.',
  },
  ar: {
    selectKey: 'اختر مفتاح API',
    prompt: 'صف الفيديو',
    cancel: 'إلغاء',
    none: 'لا فيديو بعد.',
    initializing: 'جارٍ بدء الفيديو…',
    processing: 'جارٍ توليد الفيديو…',
    processingState: 'جارٍ التحقق من الفيديو…',
    completed: 'الفيديو جاهز.',
    failed: 'تعذّر توليد الفيديو.',
  },
}
const states = {
  none: 'idle',
  initializing: 'busy',
  processing: 'busy',
  processingState: 'busy',
  completed: 'done',
} as const

/** The key of a user, a prompt, and the job that makes a video. */
export function VideoGenerationView({ snapshot, send }: MachineViewProps<typeof videoGenerationMachine>) {
  const t = useSample(samples)
  const gate = selectVideoGate(snapshot)
  const status = selectVideoStatus(snapshot)
  const isBusy = states[status] === 'busy'
  const hasFailed = selectVideoFailure(snapshot) !== null
  if (gate !== 'open')
    return (
      <Button variant="action" busy={gate !== 'required'} onClick={() => send({ type: 'key.select' })}>
        {t.selectKey}
      </Button>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <PromptInput
        label={t.prompt}
        placeholder={t.prompt}
        busy={isBusy}
        onStop={() => send({ type: 'video.cancel' })}
        onSend={(prompt) => send({ type: 'video.generate', prompt, image: null, aspectRatio: '16:9' })}
        className="w-full"
      />
      <StatusLine state={hasFailed ? 'failed' : states[status]}>
        {hasFailed ? t.failed : t[status]}
      </StatusLine>
      {isBusy && (
        <Button size="small" onClick={() => send({ type: 'video.cancel' })}>
          {t.cancel}
        </Button>
      )}
    </div>
  )
}
