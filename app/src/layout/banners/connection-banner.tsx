import { Banner, Button, Code, OfflineIcon, RetryIcon } from '@saha/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { storageKeys, sessionStore } from '../../adapters/storage/web-storage.ts'
import { backend } from '../../config/config.ts'
import { Rich, withMessages } from '../../i18n/index.ts'
import { connectionMessages } from '../../i18n/messages/connection/index.ts'
import { isBrowserOffline } from '../../adapters/network/connection.ts'
import { useOffline } from '../../features/offline/use-offline.ts'
import { useAuth } from '../../features/session/use-auth.ts'

/**
 * Says that the backend cannot be reached and where the operator should look. Dismissing it hides it for the session.
 */
function ConnectionBanner() {
  const t = useTranslations('connection')
  const common = useTranslations('common')
  const { unreachable, recheck } = useAuth()
  const offline = useOffline()
  const failed = unreachable || offline
  const [dismissed, setDismissed] = useState(
    () => sessionStore.get(storageKeys.connectionDismissed) === 'yes',
  )
  // A missing network connection has its own, quieter notice.
  if (!failed || dismissed || isBrowserOffline()) return null
  const dismiss = () => {
    sessionStore.set(storageKeys.connectionDismissed, 'yes')
    setDismissed(true)
  }
  return (
    <section aria-label={t('label')} className="page-width pt-4">
      <Banner
        tone="danger"
        live="status"
        icon={OfflineIcon}
        title={t('title')}
        onDismiss={dismiss}
        action={
          <Button size="small" startIcon={RetryIcon} onClick={recheck}>
            {common('retry')}
          </Button>
        }
      >
        <p>{t('text')}</p>
        <details className="mt-1">
          <summary className="cursor-pointer type-small">{t('hintTitle')}</summary>
          <p className="type-small">
            <Rich>
              {t.rich('hint', {
                endpoint: () => <Code>{backend.endpoint}</Code>,
                project: () => <Code>{backend.project}</Code>,
                host: () => <Code>{window.location.hostname}</Code>,
              })}
            </Rich>
          </p>
        </details>
      </Banner>
    </section>
  )
}

export default withMessages(connectionMessages, ConnectionBanner)
