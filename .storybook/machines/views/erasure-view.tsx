import { Button } from '@saha/ui/button'
import { Progress } from '@saha/ui/progress'
import { StatusLine } from '@saha/ui/status-line'
import {
  selectErasureProgress,
  selectErasureStatus,
  type erasureMachine,
} from '../../../packages/machines/src/erasure/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    start: 'Delete my data',
    stop: 'Stop',
    removed: 'Deleted records',
    idle: 'Nothing is deleted yet.',
    working: 'Deleting your data …',
    waiting: 'Waiting before the next records …',
    finished: 'Your data is deleted.',
    stopped: 'Stopped. The remaining records are still stored.',
    failed: 'Your data could not be deleted. Start again to continue.',
  },
  ar: {
    start: 'حذف بياناتي',
    stop: 'إيقاف',
    removed: 'السجلات المحذوفة',
    idle: 'لم يُحذف شيء بعد.',
    working: 'جارٍ حذف بياناتك…',
    waiting: 'انتظار قبل السجلات التالية…',
    finished: 'حُذفت بياناتك.',
    stopped: 'أُوقف الحذف. بقية السجلات ما زالت محفوظة.',
    failed: 'تعذّر حذف بياناتك. ابدأ من جديد للمتابعة.',
  },
}
const states = {
  idle: 'idle',
  working: 'busy',
  waiting: 'busy',
  finished: 'done',
  stopped: 'idle',
  failed: 'failed',
} as const

/** The deletion of a user's data. */
export function ErasureView({ snapshot, send }: MachineViewProps<typeof erasureMachine>) {
  const t = useSample(samples)
  const status = selectErasureStatus(snapshot)
  const { removed, total } = selectErasureProgress(snapshot)
  const isBusy = status === 'working' || status === 'waiting'
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine state={states[status]}>{t[status]}</StatusLine>
      {total > 0 && <Progress label={t.removed} value={removed} max={total} />}
      {isBusy ? (
        <Button onClick={() => send({ type: 'erasure.stop' })}>{t.stop}</Button>
      ) : (
        <Button variant="danger" onClick={() => send({ type: 'erasure.start' })}>
          {t.start}
        </Button>
      )}
    </div>
  )
}
