import { UserText } from '@saha/ui'
import type { RequestFailure } from '@saha/machines/request'
import { useTranslations } from 'use-intl'
import { GeminiError } from '../../../../adapters/gemini/failure.ts'
import { ToolFailure } from '../failure/tool-failure.tsx'
import { Rich } from '../../../../i18n/index.ts'

interface ImageFailureProps {
  /** What did not come about. */
  title: string
  failure: RequestFailure
  /** What helps where the model declined, and where it sent nothing. */
  hints: { readonly blocked: string; readonly empty: string }
  onRetry: () => void
}

/** No picture came: why, in words, the model’s own among them, and another try. */
export function ImageFailure({ title, failure, hints, onRetry }: ImageFailureProps) {
  const t = useTranslations('pictures')
  const { kind, cause } = failure
  const words = cause instanceof GeminiError ? cause.words.trim() : ''
  return (
    <ToolFailure
      title={title}
      failure={failure}
      onRetry={onRetry}
      hint={words && <Rich>{t.rich('modelSaid', { words: () => <UserText text={words} /> })}</Rich>}
    >
      {kind === 'blocked' || kind === 'empty' ? hints[kind] : null}
    </ToolFailure>
  )
}
