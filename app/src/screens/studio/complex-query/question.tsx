import { useTranslations } from 'use-intl'
import { KeysNote, QuestionForm, sendKeys, type AskingProps } from '../question-form.tsx'

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
      beside={<KeysNote>{t.rich('keys', { keys: sendKeys })}</KeysNote>}
      examplesTitle={t('examples')}
      examples={examples.map((example) => t(example))}
    />
  )
}
