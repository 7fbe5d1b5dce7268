import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { KeysNote, QuestionForm, sendKeys } from '../question-form.tsx'

interface QuestionProps {
  text: string
  onText: (text: string) => void
  busy: boolean
  sendable: boolean
  /** The button that analyzes, and cancels while it does. */
  pressRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  /** How it is getting on. */
  children: ReactNode
}

const examples = ['example1', 'example2', 'example3'] as const

/** Where the question is written. */
export function Question(props: QuestionProps) {
  const t = useTranslations('complexQuery')
  return (
    <QuestionForm
      {...props}
      label={t('question')}
      hint={t('hint')}
      rows={5}
      begin={t('analyze')}
      cancel={t('cancel')}
      beside={<KeysNote>{t.rich('keys', { keys: sendKeys })}</KeysNote>}
      examplesTitle={t('examples')}
      examples={examples.map((example) => t(example))}
    />
  )
}
