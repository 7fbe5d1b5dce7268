import { ArrowEndIcon, Banner, Button, OfflineIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { ScreenMessages, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { offlineMessages } from '../../i18n/messages/offline/index.ts'
import { useOffline } from './use-offline.ts'

interface NeedsConnectionProps {
  /** The feature that does not work offline. */
  what: 'signIn' | 'tool' | 'board'
}

/** Offline, says which feature needs a connection and links to the games. Renders nothing online. */
export function NeedsConnection(props: NeedsConnectionProps) {
  return useOffline() ? (
    <ScreenMessages add={offlineMessages}>
      <Notice {...props} />
    </ScreenMessages>
  ) : null
}

function Notice({ what }: NeedsConnectionProps) {
  const t = useTranslations('offline.needs')
  const to = links(useLocale())
  return (
    <Banner
      live="status"
      icon={OfflineIcon}
      action={
        what === 'board' ? undefined : (
          <Button asChild size="small" endIcon={ArrowEndIcon}>
            <a href={to.games}>{t('play')}</a>
          </Button>
        )
      }
    >
      {t(what)}
    </Banner>
  )
}
