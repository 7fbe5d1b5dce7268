import { Button, IconButton, LogInIcon, Skeleton, UserIcon } from '@saha/ui'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { FailureBoundary } from '../../features/errors/failure-boundary.tsx'
import { lazyChunk } from '../../features/errors/lazy-chunk.tsx'
import { useAuth } from '../../features/session/use-auth.ts'
import { rememberIntent } from '../../features/session/sign-in-intent.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

const AccountMenu = lazyChunk(() => import('./account-menu.tsx'))

/** Login link for guests; a menu for signed-in users; a skeleton until the session is known. */
export function AccountActions() {
  const t = useTranslations('nav')
  const to = links(useLocale())
  const { pathname, search } = useLocation()
  const { status } = useAuth()
  if (status === 'signedIn') {
    // Without the menu, the account page is still in reach.
    const link = (
      <IconButton asChild icon={UserIcon} label={t('account')}>
        <a href={to.account} aria-label={t('account')} />
      </IconButton>
    )
    return (
      <FailureBoundary fallback={link}>
        <Suspense fallback={<Skeleton shape="card" className="size-11 rounded-control" />}>
          <AccountMenu />
        </Suspense>
      </FailureBoundary>
    )
  }
  // Has the size of the login link, to avoid a layout shift.
  if (status === 'unknown') return <Skeleton shape="card" className="h-9 w-24 rounded-control max-sm:w-11" />
  return (
    <Button asChild size="small" startIcon={LogInIcon} className="max-sm:w-11 max-sm:px-0">
      <a href={to.login} onClick={() => rememberIntent({ path: `${pathname}${search}` })}>
        <span className="max-sm:sr-only">{t('login')}</span>
      </a>
    </Button>
  )
}
