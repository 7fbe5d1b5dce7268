import { Button, ArrowEndIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../../i18n/index.ts'
import { links } from '../../../../routing/links.ts'
import { handOver, type HandOver } from '../send-to/hand-over.ts'

/** Opens a chat that knows a question and its answer. */
export function FollowUpButton(turn: NonNullable<HandOver['turn']>) {
  const t = useTranslations('studio')
  const to = links(useLocale())
  return (
    <Button asChild endIcon={ArrowEndIcon} title={t('followUpHint')}>
      <a href={to.tool('chatbot')} onClick={() => handOver('chatbot', { turn })}>
        {t('followUp')}
      </a>
    </Button>
  )
}
