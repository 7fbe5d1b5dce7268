import { ArrowEndIcon, Banner, Button, Heading, StarGrid, Text, UserText } from '@saha/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { Rich, useLocale } from '../../i18n/index.ts'
import { NeedsConnection } from '../offline/needs-connection.tsx'
import { links, pathOf } from '../../routing/links.ts'
import { useAuth } from '../session/use-auth.ts'
import type { LoginState } from '../session/sign-in-intent.ts'
import { getReturnPath } from '../session/pending-intent.ts'
import { useSessionActors } from '../session/session.tsx'

interface AuthPageProps {
  heading: string
  lead: string
  /** Link to the other form. */
  alternative: ReactNode
  children: ReactNode
}

/** Layout of the login and signup screens. After sign-in it returns to the path that required it. */
export function AuthPage({ heading, lead, alternative, children }: AuthPageProps) {
  const t = useTranslations('auth')
  const to = links(useLocale())
  const { auth } = useSessionActors()
  const { user } = useAuth()
  const navigate = useNavigate()
  const { sessionEnded = false } = (useLocation().state ?? {}) as Partial<LoginState>
  const destination = getReturnPath() ?? pathOf(to.home)
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
              {heading}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </div>
          {user ? (
            <div className="grid justify-items-start gap-4">
              <Text>
                <Rich>{t.rich('signedInAs', { name: () => <UserText text={user.name} /> })}</Rich>
              </Text>
              <Button asChild variant="action" endIcon={ArrowEndIcon}>
                <a href={`#${destination}`}>{t('goOn')}</a>
              </Button>
            </div>
          ) : (
            <>
              <NeedsConnection what="signIn" />
              {sessionEnded && <Banner tone="info">{t('expired')}</Banner>}
              {children}
              <Text size="small" tone="muted">
                {alternative}
              </Text>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
