import { useTranslations } from 'use-intl'
import { KeysNote, QuestionForm, sendKeys, type AskingProps } from '../question-form.tsx'
import { Rich } from '../../../i18n/index.ts'

const examples = ['example1', 'example2', 'example3'] as const

/** Where the question is written. */
export function Question(props: AskingProps) {
  const t = useTranslations('complexQuery')
  return (
    <QuestionForm
      {...props}
      label={t('question')}
      hint={t('hint')}
      rows={5}
      begin={t('analyze')}
      cancel={t('cancel')}
      beside={
        <KeysNote>
          <Rich>{t.rich('keys', { keys: sendKeys })}</Rich>
        </KeysNote>
      }
      examplesTitle={t('examples')}
      examples={examples.map((example) => t(example))}
    />
  )
}
