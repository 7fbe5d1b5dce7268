import { isComplete } from '@saha/machines/request'
import { useTranslations } from 'use-intl'
import { limits } from '../../../adapters/gemini/models.ts'
import { KeysNote, QuestionForm, sendKeys, type AskingProps } from '../question-form.tsx'
import { Rich } from '../../../i18n/index.ts'

const examples = ['example1', 'example2', 'example3'] as const

/** What the post is to be about. */
export function Topic(props: Omit<AskingProps, 'sendable'>) {
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
