import { Button, ArrowEndIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useSession } from '../../../../features/session/session.tsx'
import { useLocale } from '../../../../i18n/index.ts'
import { links } from '../../../../routing/links.ts'
import { getHandOver, type HandOver } from '../hand-over.ts'

/** Opens a chat that knows a question and its answer. */
export function FollowUpButton(exchange: HandOver) {
  const t = useTranslations('studio')
  const handOver = getHandOver(useSession())
  const to = links(useLocale())
  return (
    <Button asChild endIcon={ArrowEndIcon} title={t('followUpHint')}>
      <a href={to.tool('chatbot')} onClick={() => handOver.set(exchange)}>
        {t('followUp')}
      </a>
    </Button>
  )
}
