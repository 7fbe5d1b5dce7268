import { Banner, Button, RetryIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { BackendHint } from '../../features/errors/backend-message.tsx'
import { accountBlockedMessage } from '../../features/errors/backend-error-messages.ts'
import { useAuth } from '../../features/session/use-auth.ts'

/** Says that the user's account is blocked. */
export function BlockedBanner() {
  const t = useTranslations()
  const { blocked, recheck } = useAuth()
  if (!blocked) return null
  return (
    <section aria-label={t('failure.blockedLabel')} className="page-width pt-4">
      <Banner
        tone="danger"
        live="status"
        title={t(accountBlockedMessage.text)}
        action={
          <Button size="small" startIcon={RetryIcon} onClick={recheck}>
            {t('common.retry')}
          </Button>
        }
      >
        <BackendHint hint={accountBlockedMessage.hint} />
      </Banner>
    </section>
  )
}
