import { Button } from '@saha/ui/button'
import { PromptInput } from '@saha/ui/prompt-input'
import { StatusLine } from '@saha/ui/status-line'
import { Text } from '@saha/ui/text'
import {
  selectAnswer,
  selectRequestStatus,
  type requestMachine,
} from '../../../packages/machines/src/request/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    ask: 'Question',
    retry: 'Ask again',
    idle: 'Ask something.',
    working: 'Waiting for the answer …',
    done: 'Answered',
    failed: 'The request failed.',
  },
  ar: {
    ask: 'السؤال',
    retry: 'اسأل مجددًا',
    idle: 'اكتب سؤالك.',
    working: 'في انتظار الإجابة…',
    done: 'وصلت الإجابة',
    failed: 'فشل الطلب.',
  },
}
const states = { idle: 'idle', working: 'busy', done: 'done', failed: 'failed' } as const

/** A question and its answer. */
export function RequestView({ snapshot, send }: MachineViewProps<typeof requestMachine>) {
  const t = useSample(samples)
  const status = selectRequestStatus(snapshot)
  const answer = selectAnswer(snapshot)
  return (
    <div className="grid gap-3">
      <PromptInput
        label={t.ask}
        placeholder={t.ask}
        busy={status === 'working'}
        onStop={() => send({ type: 'request.cancel' })}
        onSend={(question) => send({ type: 'request.submit', question })}
      />
      <StatusLine state={states[status]}>{t[status]}</StatusLine>
      {typeof answer === 'string' && <Text dir="auto">{answer}</Text>}
      {(status === 'done' || status === 'failed') && (
        <Button size="small" className="justify-self-start" onClick={() => send({ type: 'request.retry' })}>
          {t.retry}
        </Button>
      )}
    </div>
  )
}
