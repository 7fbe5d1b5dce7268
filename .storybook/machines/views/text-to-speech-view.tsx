import { Button } from '@saha/ui/button'
import { PlayIcon, StopIcon } from '@saha/ui/icons'
import { PromptInput } from '@saha/ui/prompt-input'
import { StatusLine } from '@saha/ui/status-line'
import {
  selectSpeech,
  selectSpeechFailure,
  selectSpeechStatus,
  type textToSpeechMachine,
} from '../../../packages/machines/src/text-to-speech/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    text: 'Text to read aloud',
    replay: 'Play again',
    stop: 'Stop',
    idle: 'Nothing is playing.',
    generating: 'Generating speech …',
    playing: 'Playing',
    failed: 'The text could not be read aloud.',
  },
  ar: {
    text: 'النص المراد قراءته',
    replay: 'أعد التشغيل',
    stop: 'إيقاف',
    idle: 'لا شيء قيد التشغيل.',
    generating: 'جارٍ توليد الكلام…',
    playing: 'قيد التشغيل',
    failed: 'تعذّرت قراءة النص.',
  },
}
const states = { idle: 'idle', generating: 'busy', playing: 'done' } as const

/** A text, and the speech made of it. */
export function TextToSpeechView({ snapshot, send }: MachineViewProps<typeof textToSpeechMachine>) {
  const t = useSample(samples)
  const status = selectSpeechStatus(snapshot)
  const hasFailed = status === 'idle' && selectSpeechFailure(snapshot) !== null
  return (
    <div className="grid gap-3">
      <PromptInput
        label={t.text}
        placeholder={t.text}
        busy={status === 'generating'}
        onStop={() => send({ type: 'speech.stop' })}
        onSend={(text) => send({ type: 'speech.generate', text, voice: 'Zephyr' })}
      />
      <StatusLine state={hasFailed ? 'failed' : states[status]}>
        {hasFailed ? t.failed : t[status]}
      </StatusLine>
      {status === 'playing' && (
        <Button startIcon={StopIcon} onClick={() => send({ type: 'speech.stop' })}>
          {t.stop}
        </Button>
      )}
      {status === 'idle' && selectSpeech(snapshot) && (
        <Button startIcon={PlayIcon} onClick={() => send({ type: 'speech.replay' })}>
          {t.replay}
        </Button>
      )}
    </div>
  )
}
