import { ErrorState, UserText } from '@saha/ui'
import type { RequestFailure } from '@saha/machines/request'
import { useTranslations } from 'use-intl'
import { GeminiError } from '../../../adapters/gemini/failure.ts'
import { whyOf } from '../why.ts'

interface PictureFailureProps {
  /** What did not come about. */
  title: string
  failure: RequestFailure
  /** What helps where the model declined, and where it sent nothing. */
  hints: { readonly blocked: string; readonly empty: string }
  onRetry: () => void
}

/** No picture came: why, in words, the model’s own among them, and another try. */
export function PictureFailure({ title, failure: { kind, cause }, hints, onRetry }: PictureFailureProps) {
  const t = useTranslations('pictures')
  const why = useTranslations('studio')
  const words = cause instanceof GeminiError ? cause.words.trim() : ''
  return (
    <ErrorState
      title={title}
      onRetry={onRetry}
      hint={words && t.rich('modelSaid', { words: () => <UserText text={words} /> })}
    >
      {kind === 'blocked' || kind === 'empty' ? hints[kind] : why(whyOf(kind))}
    </ErrorState>
  )
}
