import { isComplete } from '@saha/machines/request'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '../../../adapters/gemini/models.ts'
import { KeysNote, QuestionForm, sendKeys } from '../question-form.tsx'

interface TopicProps {
  text: string
  onText: (text: string) => void
  busy: boolean
  /** The button that generates, and cancels while it does. */
  pressRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  /** How it is getting on. */
  children: ReactNode
}

const examples = ['example1', 'example2', 'example3'] as const

/** What the post is to be about. */
export function Topic(props: TopicProps) {
  const t = useTranslations('contentGenerator')
  const over = props.text.trim().length - limits.description
  return (
    <QuestionForm
      {...props}
      className="max-w-3xl"
      label={t('topic')}
      hint={t('hint')}
      error={over > 0 && t('tooLong', { over })}
      rows={3}
      sendable={isComplete(props.text) && over <= 0}
      begin={t('generate')}
      cancel={t('cancel')}
      beside={<KeysNote>{t.rich('keys', { keys: sendKeys })}</KeysNote>}
      examplesTitle={t('examples')}
      examples={examples.map((example) => t(example))}
    />
  )
}
