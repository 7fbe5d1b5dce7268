import { ArrowEndIcon, Banner, Button, Heading, StarGrid, Text, TextLink, UserText } from '@saha/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { NeedsConnection } from '../../features/offline/needs-connection.tsx'
import { getReturnPath } from '../../features/session/pending-intent.ts'
import { useSessionActors } from '../../features/session/session.tsx'
import type { LoginState } from '../../features/session/sign-in-intent.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { Rich, useLocale, withMessages } from '../../i18n/index.ts'
import { authMessages } from '../../i18n/messages/auth/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links, pathOf } from '../../routing/links.ts'
import { CredentialsForm, type Purpose } from './credentials-form.tsx'

const messageKeys = {
  login: { title: 'loginTitle', heading: 'loginHeading', lead: 'loginLead', alternative: 'toSignup' },
  signup: { title: 'signupTitle', heading: 'signupHeading', lead: 'signupLead', alternative: 'toLogin' },
} as const

/** The login or signup screen. After sign-in it returns to the path that required it. */
function AuthScreen({ purpose }: { purpose: Purpose }) {
  const t = useTranslations('auth')
  const keys = messageKeys[purpose]
  const to = links(useLocale())
  const { user } = useAuth()
  const { auth } = useSessionActors()
  const navigate = useNavigate()
  const { sessionEnded = false } = (useLocation().state ?? {}) as Partial<LoginState>
  const destination = getReturnPath() ?? pathOf(to.home)
  usePageMeta({ title: t(keys.title), description: t('description') })
  useEffect(() => {
    const subscription = auth.on('signedIn', ({ fresh }) => {
      if (fresh) void navigate(destination, { replace: true })
    })
    return () => subscription.unsubscribe()
  }, [auth, navigate, destination])
  // A failure of one form must not show on the other.
  useEffect(() => () => auth.send({ type: 'auth.dismiss' }), [auth])
  return (
    // The background extends to the footer.
    <div className="relative isolate -mb-16 min-h-[inherit] pb-16">
      <StarGrid step={128} className="-z-1 text-ink opacity-[0.04]" />
      <div className="page-width grid justify-items-center py-10 sm:py-16">
        <div className="tile grid w-full max-w-md gap-6 rounded-panel bg-surface p-6 [--tile-depth:6px] sm:p-8">
          <div className="grid gap-1">
            <Heading level={1} size="title" tabIndex={-1}>
              {t(keys.heading)}
            </Heading>
            <Text tone="muted">{t(keys.lead)}</Text>
          </div>
          {user ? (
            <div className="grid justify-items-start gap-4">
              <Text>
                <Rich>{t.rich('signedInAs', { name: () => <UserText>{user.name}</UserText> })}</Rich>
              </Text>
              <Button asChild variant="action" endIcon={ArrowEndIcon}>
                <a href={`#${destination}`}>{t('continue')}</a>
              </Button>
            </div>
          ) : (
            <>
              <NeedsConnection what="signIn" />
              {sessionEnded && <Banner tone="info">{t('expired')}</Banner>}
              <CredentialsForm purpose={purpose} />
              <Text size="small" tone="muted">
                <Rich>
                  {t.rich(keys.alternative, {
                    link: (words) => (
                      <TextLink href={purpose === 'login' ? to.signup : to.login}>{words}</TextLink>
                    ),
                  })}
                </Rich>
              </Text>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

export default withMessages(authMessages, AuthScreen)
