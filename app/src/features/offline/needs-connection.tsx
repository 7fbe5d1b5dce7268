import { ArrowEndIcon, Banner, Button, OfflineIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { ScreenMessages, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { offlineMessages } from '../../i18n/messages/offline/index.ts'
import { useOffline } from './use-offline.ts'

interface NeedsConnectionProps {
  /** What cannot be had. */
  what: 'signIn' | 'tool' | 'board'
}

/** Says at once what cannot be done without a connection, and leads on. Nothing where there is one. */
export function NeedsConnection(props: NeedsConnectionProps) {
  return useOffline() ? (
    <ScreenMessages add={offlineMessages}>
      <Words {...props} />
    </ScreenMessages>
  ) : null
}

function Words({ what }: NeedsConnectionProps) {
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
