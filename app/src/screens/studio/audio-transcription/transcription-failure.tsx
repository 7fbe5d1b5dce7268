import { hasMicrophones } from '@saha/machines/adapters'
import { useTranscription } from '@saha/machines/react'
import type { FailureKind } from '@saha/machines/port'
import type { TranscriptionFailureCode } from '@saha/machines/transcription'
import { ErrorState } from '@saha/ui'
import { useTranslations, type Messages } from 'use-intl'
import { ToolFailure } from '../shared/failure/tool-failure.tsx'
import type { TranscriptionActors } from './audio-transcription.actors.ts'

type OwnMessageKey = keyof Messages['audioTranscription']['why']

/** Failures that need another hint for audio than for a question. */
const ownMessageKeys: Readonly<Partial<Record<FailureKind, OwnMessageKey>>> = {
  blocked: 'blocked',
  'too-large': 'tooLarge',
  timeout: 'timeout',
  validation: 'validation',
}

const isMicrophone = (
  code: TranscriptionFailureCode,
): code is Extract<TranscriptionFailureCode, `microphone-${string}`> => code.startsWith('microphone-')

interface TranscriptionFailureProps {
  actors: TranscriptionActors
  microphone: string
}

/** Explains a failure and offers a retry. */
export function TranscriptionFailure({ actors, microphone }: TranscriptionFailureProps) {
  const t = useTranslations('audioTranscription')
  const { failure } = useTranscription(actors.transcription)
  if (failure === null) return null
  const { code, kind } = failure
  if (isMicrophone(code))
    return (
      <ErrorState title={t('access')} onRetry={() => actors.record(microphone)}>
        {t(`step.${hasMicrophones() ? code : 'insecure'}`)}
      </ErrorState>
    )
  if (code === 'empty')
    return (
      <ErrorState title={t('nothing')} onRetry={() => actors.record(microphone)}>
        {t('nothingHint')}
      </ErrorState>
    )
  const ownMessageKey = ownMessageKeys[kind]
  return (
    <ToolFailure
      title={code === 'no-speech' ? t('noSpeech') : t('failed')}
      failure={failure}
      hint={t('kept')}
      onRetry={actors.send}
    >
      {code === 'no-speech' ? t('noSpeechHint') : ownMessageKey && t(`why.${ownMessageKey}`)}
    </ToolFailure>
  )
}
