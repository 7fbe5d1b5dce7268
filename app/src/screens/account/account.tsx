import { Banner, Button, EmptyState, Heading, LogInIcon, UserIcon } from '@saha/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { withMessages, useLocale } from '../../i18n/index.ts'
import { accountMessages } from '../../i18n/messages/account/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { rememberIntent } from '../../features/session/sign-in-intent.ts'
import { AccountLoading } from './account-loading.tsx'
import { UserAccount } from './user-account.tsx'

function Account() {
  const t = useTranslations('account')
  const { status, user } = useAuth()
  /** The action that ended the session, kept for the guest view. */
  const [ended, setEnded] = useState<'end-sessions' | 'close' | null>(null)
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <div className="page-width grid max-w-2xl gap-6 pt-5 sm:pt-10">
      <Heading level={1} size="title" tabIndex={-1}>
        {t('heading')}
      </Heading>
      <output className="block empty:hidden">
        {status === 'signedOut' && ended && (
          <Banner tone="info" title={ended === 'close' ? t('closed') : t('ended')}>
            {ended === 'close' && t('closedText')}
          </Banner>
        )}
      </output>
      {status === 'unknown' && <AccountLoading />}
      {status === 'signedOut' && ended !== 'close' && <Guest />}
      {status === 'signedIn' && user && <UserAccount key={user.id} userId={user.id} onEnded={setEnded} />}
    </div>
  )
}

function Guest() {
  const t = useTranslations('account')
  const to = links(useLocale())
  const { pathname } = useLocation()
  return (
    <EmptyState
      icon={UserIcon}
      title={t('guest')}
      action={
        <Button asChild variant="action" startIcon={LogInIcon}>
          <a href={to.login} onClick={() => rememberIntent({ path: pathname })}>
            {t('guestLink')}
          </a>
        </Button>
      }
    >
      {t('guestHint')}
    </EmptyState>
  )
}

export default withMessages(accountMessages, Account)
