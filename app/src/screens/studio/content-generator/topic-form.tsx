import { isComplete } from '@saha/machines/request'
import { useTranslations } from 'use-intl'
import { limits } from '../../../adapters/gemini/client/models.ts'
import {
  ShortcutHint,
  QuestionForm,
  renderSendKeys,
  type QuestionFormState,
} from '../shared/forms/question-form.tsx'
import { Rich } from '../../../i18n/index.ts'

const examples = ['example1', 'example2', 'example3'] as const

export function TopicForm(props: Omit<QuestionFormState, 'canSubmit'>) {
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
      canSubmit={isComplete(props.text) && over <= 0}
      submitLabel={t('generate')}
      cancelLabel={t('cancel')}
      beside={
        <ShortcutHint>
          <Rich>{t.rich('keys', { keys: renderSendKeys })}</Rich>
        </ShortcutHint>
      }
      examplesTitle={t('examples')}
      examples={examples.map((example) => t(example))}
    />
  )
}
