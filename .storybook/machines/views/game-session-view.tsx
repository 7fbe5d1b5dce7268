import { Banner } from '@saha/ui/banner'
import { Button } from '@saha/ui/button'
import { Num } from '@saha/ui/bidi'
import { PauseIcon, PlayIcon } from '@saha/ui/icons'
import { Progress } from '@saha/ui/progress'
import { StatusLine } from '@saha/ui/status-line'
import {
  selectFrameState,
  selectOffer,
  selectPaused,
  selectPendingScore,
  selectProgress,
  type gameSessionMachine,
} from '../../../packages/machines/src/game-session/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    loading: 'Loading the game …',
    slow: 'The game is still loading …',
    ready: 'The game is running.',
    broken: 'The game has stopped.',
    progress: 'Loaded',
    pause: 'Pause',
    resume: 'Resume',
    retry: 'Try again',
    score: 'Your score:',
    submit: 'Submit score',
    signIn: 'Log in to submit your score.',
    submitted: 'Score submitted',
  },
  ar: {
    loading: 'جارٍ تحميل اللعبة…',
    slow: 'ما زالت اللعبة قيد التحميل…',
    ready: 'اللعبة تعمل.',
    broken: 'توقفت اللعبة.',
    progress: 'حُمّل',
    pause: 'إيقاف مؤقت',
    resume: 'تابع',
    retry: 'أعد المحاولة',
    score: 'نتيجتك:',
    submit: 'أرسل النتيجة',
    signIn: 'سجّل الدخول لإرسال نتيجتك.',
    submitted: 'أُرسلت النتيجة',
  },
}
const states = { loading: 'busy', slow: 'busy', ready: 'done', broken: 'failed' } as const

/** The frame of a game, and the offer to submit its score. */
export function GameSessionView({ snapshot, send }: MachineViewProps<typeof gameSessionMachine>) {
  const t = useSample(samples)
  const frame = selectFrameState(snapshot)
  const isPaused = selectPaused(snapshot)
  const offer = selectOffer(snapshot)
  const progress = selectProgress(snapshot)
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine state={states[frame]}>{t[frame]}</StatusLine>
      {states[frame] === 'busy' && progress !== null && (
        <Progress label={t.progress} value={progress} max={1} />
      )}
      {frame === 'ready' && (
        <Button
          startIcon={isPaused ? PlayIcon : PauseIcon}
          onClick={() => send({ type: isPaused ? 'player.resume' : 'player.pause' })}
        >
          {isPaused ? t.resume : t.pause}
        </Button>
      )}
      {frame === 'broken' && <Button onClick={() => send({ type: 'game.retry' })}>{t.retry}</Button>}
      {offer === 'signInRequired' && <Banner tone="info">{t.signIn}</Banner>}
      {(offer === 'offered' || offer === 'submitting') && (
        <div className="flex flex-wrap items-center gap-3">
          <span>
            {t.score} <Num>{selectPendingScore(snapshot)}</Num>
          </span>
          <Button
            variant="action"
            busy={offer === 'submitting'}
            onClick={() => send({ type: 'score.submit' })}
          >
            {t.submit}
          </Button>
        </div>
      )}
      {offer === 'submitted' && <Banner tone="success">{t.submitted}</Banner>}
    </div>
  )
}
