import { useTranslations } from 'use-intl'
import {
  ShortcutHint,
  QuestionForm,
  renderSendKeys,
  type QuestionFormState,
} from '../shared/forms/question-form.tsx'
import { Rich } from '../../../i18n/index.ts'

const examples = ['example1', 'example2', 'example3', 'example4'] as const

export function ComplexQueryForm(props: QuestionFormState) {
  const t = useTranslations('complexQuery')
  return (
    <QuestionForm
      {...props}
      label={t('question')}
      hint={t('hint')}
      rows={5}
      submitLabel={t('analyze')}
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
