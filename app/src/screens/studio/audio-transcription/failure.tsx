import type { FailureKind } from '@saha/machines/port'
import {
  selectTranscriptionFailure,
  selectTranscriptionFailureKind,
  type TranscriptionFailureCode,
} from '@saha/machines/transcription'
import { ErrorState } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations, type Messages } from 'use-intl'
import { hasMicrophones } from '../../../adapters/audio/microphone-stream.ts'
import { whyOf } from '../why.ts'
import type { TranscriptionWork } from './work.ts'

type OwnWhy = keyof Messages['audioTranscription']['why']

/** Where a sound needs another way on than a question does. */
const ownWhys: Readonly<Partial<Record<FailureKind, OwnWhy>>> = {
  blocked: 'blocked',
  'too-large': 'tooLarge',
  timeout: 'timeout',
  validation: 'validation',
}

const isMicrophone = (
  code: TranscriptionFailureCode,
): code is Extract<TranscriptionFailureCode, `microphone-${string}`> => code.startsWith('microphone-')

interface FailureProps {
  work: TranscriptionWork
  microphone: string
}

/** What did not come about, why, and another try. */
export function Failure({ work, microphone }: FailureProps) {
  const t = useTranslations('audioTranscription')
  const studio = useTranslations('studio')
  const code = useSelector(work.transcription, selectTranscriptionFailure)
  const kind = useSelector(work.transcription, selectTranscriptionFailureKind)
  if (code === null || kind === null) return null
  if (isMicrophone(code))
    return (
      <ErrorState title={t('access')} onRetry={() => work.record(microphone)}>
        {t(`step.${hasMicrophones() ? code : 'insecure'}`)}
      </ErrorState>
    )
  if (code === 'empty')
    return (
      <ErrorState title={t('nothing')} onRetry={() => work.record(microphone)}>
        {t('nothingHint')}
      </ErrorState>
    )
  const ownWhy = ownWhys[kind]
  return (
    <ErrorState
      title={code === 'no-speech' ? t('noSpeech') : t('failed')}
      hint={t('kept')}
      onRetry={work.send}
    >
      {code === 'no-speech' ? t('noSpeechHint') : ownWhy ? t(`why.${ownWhy}`) : studio(whyOf(kind))}
    </ErrorState>
  )
}
