import { Text } from '@saha/ui'
import { useTranslations } from 'use-intl'
import {
  ShortcutHint,
  QuestionForm,
  renderSendKeys,
  type QuestionFormState,
} from '../shared/forms/question-form.tsx'
import { Rich } from '../../../i18n/index.ts'

interface VideoQuestionFormProps extends QuestionFormState {
  /** Hint at what must be done first; empty if nothing. */
  missingInput: string
}

const examples = ['example1', 'example2', 'example3', 'example4'] as const

export function VideoQuestionForm({ missingInput, ...props }: VideoQuestionFormProps) {
  const t = useTranslations('videoAnalyzer')
  return (
    <QuestionForm
      {...props}
      label={t('question')}
      hint={t('hint')}
      rows={3}
      submitLabel={t('ask')}
      cancelLabel={t('stop')}
      beside={
        missingInput === '' ? (
          <ShortcutHint>
            <Rich>{t.rich('keys', { keys: renderSendKeys })}</Rich>
          </ShortcutHint>
        ) : (
          <Text size="small" tone="muted">
            {missingInput}
          </Text>
        )
      }
      examplesTitle={t('examples')}
      examples={examples.map((example) => t(example))}
    />
  )
}
