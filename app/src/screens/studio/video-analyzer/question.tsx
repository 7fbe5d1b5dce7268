import { Text } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { KeysNote, QuestionForm, sendKeys, type AskingProps } from '../question-form.tsx'
import { Rich } from '../../../i18n/index.ts'

interface QuestionProps extends AskingProps {
  /** What has to be done before a question can be asked; empty for nothing. */
  missing: string
}

const examples = ['example1', 'example2', 'example3', 'example4'] as const

/** Where the question is written. */
export function Question({ missing, ...props }: QuestionProps) {
  const t = useTranslations('videoAnalyzer')
  return (
    <QuestionForm
      {...props}
      label={t('question')}
      hint={t('hint')}
      rows={3}
      begin={t('ask')}
      cancel={t('stop')}
      beside={
        missing === '' ? (
          <KeysNote>
            <Rich>{t.rich('keys', { keys: sendKeys })}</Rich>
          </KeysNote>
        ) : (
          <Text size="small" tone="muted">
            {missing}
          </Text>
        )
      }
      examplesTitle={t('examples')}
      examples={examples.map((example) => t(example))}
    />
  )
}
