import { UserText } from '@saha/ui'
import type { RequestFailure } from '@saha/machines/request'
import { useTranslations } from 'use-intl'
import { GeminiError } from '../../../../adapters/gemini/client/gemini-error.ts'
import { ToolFailure } from '../failure/tool-failure.tsx'
import { Rich } from '../../../../i18n/index.ts'

interface ImageFailureProps {
  title: string
  failure: RequestFailure
  /** Hints for a refusal and for an empty response. */
  hints: { readonly blocked: string; readonly empty: string }
  onRetry: () => void
}

/** Explains why no image was generated, quotes the model's words, and offers a retry. */
export function ImageFailure({ title, failure, hints, onRetry }: ImageFailureProps) {
  const t = useTranslations('images')
  const { kind, cause } = failure
  const modelText = cause instanceof GeminiError ? cause.words.trim() : ''
  return (
    <ToolFailure
      title={title}
      failure={failure}
      onRetry={onRetry}
      hint={
        modelText && <Rich>{t.rich('modelSaid', { words: () => <UserText>{modelText}</UserText> })}</Rich>
      }
    >
      {kind === 'blocked' || kind === 'empty' ? hints[kind] : null}
    </ToolFailure>
  )
}
