import { Button, HeartIcon, IconButton, LogInIcon, LogOutIcon, Skeleton, UserIcon } from '@saha/ui'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { rememberIntent } from '../../features/session/sign-in-intent.ts'

/** Login link for guests; favorites and logout for signed-in users; a skeleton until the session is known. */
export function AccountActions() {
  const t = useTranslations('nav')
  const to = links(useLocale())
  const { pathname, search } = useLocation()
  const { status, signOut, signingOut } = useAuth()
  // Has the size of the login link, to avoid a layout shift.
  if (status === 'unknown') return <Skeleton shape="card" className="h-9 w-24 rounded-control" />
  if (status === 'signedOut') {
    return (
      <Button asChild size="small" startIcon={LogInIcon}>
        <a href={to.login} onClick={() => rememberIntent({ path: `${pathname}${search}` })}>
          {t('login')}
        </a>
      </Button>
    )
  }
  return (
    <>
      <Button asChild size="small" startIcon={HeartIcon}>
        <a href={to.favorites}>{t('favorites')}</a>
      </Button>
      <IconButton asChild icon={UserIcon} label={t('account')} size="small" variant="quiet">
        <a href={to.account} aria-label={t('account')} />
      </IconButton>
      <Button size="small" variant="quiet" startIcon={LogOutIcon} busy={signingOut} onClick={signOut}>
        {t('logout')}
      </Button>
    </>
  )
}
