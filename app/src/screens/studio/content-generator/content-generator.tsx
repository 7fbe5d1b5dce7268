import {
  ArrowEndIcon,
  Breadcrumb,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  LogInIcon,
  Spinner,
  Text,
} from '@saha/ui'
import { use, useLayoutEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { contentGeneratorMessages } from '../../../i18n/messages/content-generator/index.ts'
import { isolate, withMessages, useLocale } from '../../../i18n/index.ts'
import { usePageMeta } from '../../../layout/page-meta.ts'
import { links } from '../../../routing/links.ts'
import { useAuth } from '../../../features/session/use-auth.ts'
import { rememberIntent } from '../../../features/session/sign-in-intent.ts'
import { AgeGate } from '../age-gate.tsx'
import { DemoNote } from '../demo-note.tsx'
import { studioMessages } from '../../../i18n/messages/studio/index.ts'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { AdminLabel, useAccess, type Access } from './access.ts'
import { DraftGenerator } from './draft-generator.tsx'
import {
  leaveContentGenerator,
  createUserDraftActors,
  createPublicDraftActors,
} from './content-generator.actors.ts'
import '../styles.css'

const messages = { ...studioMessages, ...contentGeneratorMessages }

function ContentGenerator() {
  const t = useTranslations('contentGenerator')
  const nav = useTranslations('nav')
  const to = links(useLocale())
  const access = useAccess()
  usePageMeta({ title: t('title'), description: t('description'), noIndex: true })
  return (
    <div className="page-width grid gap-6 pt-8">
      <header className="grid gap-3">
        <Breadcrumb
          items={[
            { label: nav('home'), href: to.home },
            { label: nav('studio'), href: to.studio },
            { label: t('title') },
          ]}
        />
        <div className="grid gap-2">
          <Heading level={1} size="title" tabIndex={-1}>
            {t('title')}
          </Heading>
          <p className="type-lead max-w-prose text-ink-muted">{t('lead')}</p>
        </div>
        {access === 'allowed' && <DemoNote />}
      </header>
      <AccessGate access={access} />
    </div>
  )
}

/** Shows the generator to users with access, and to all others a notice with a next step. */
function AccessGate({ access }: { access: Access }) {
  const label = use(AdminLabel)
  const actors = useToolActors(
    label === null ? createPublicDraftActors : createUserDraftActors,
    leaveContentGenerator,
  )
  const { user } = useAuth()
  const owner = label === null ? null : (user?.id ?? null)
  useLayoutEffect(() => {
    if (access !== 'asking') actors.setOwner(owner)
  }, [actors, access, owner])
  if (access === 'allowed')
    return (
      <AgeGate>
        <DraftGenerator actors={actors} />
      </AgeGate>
    )
  const Notice = notices[access]
  return <Notice />
}

function CheckingAccess() {
  const t = useTranslations('contentGenerator')
  return (
    <div className="flex items-center gap-3 py-8">
      <Spinner label={t('asking')} size="2rem" className="text-action-edge" />
      <Text aria-hidden="true">{t('asking')}</Text>
    </div>
  )
}

function BackendUnreachable() {
  const t = useTranslations('contentGenerator')
  const { recheck } = useAuth()
  return (
    // The connection banner announces it.
    <ErrorState live="none" title={t('unreachable')} onRetry={recheck}>
      {t('unreachableHint')}
    </ErrorState>
  )
}

function SignInRequired() {
  const t = useTranslations('contentGenerator')
  const to = links(useLocale())
  const { pathname } = useLocation()
  return (
    <EmptyState
      icon={LogInIcon}
      title={t('guest')}
      action={
        <Button asChild variant="action" startIcon={LogInIcon}>
          <a href={to.login} onClick={() => rememberIntent({ path: pathname })}>
            {t('login')}
          </a>
        </Button>
      }
    >
      {t('guestHint')}
    </EmptyState>
  )
}

function AccessDenied() {
  const t = useTranslations('contentGenerator')
  const to = links(useLocale())
  const { user } = useAuth()
  return (
    <EmptyState
      title={t('refused')}
      action={
        <Button asChild variant="action" endIcon={ArrowEndIcon}>
          <a href={to.studio}>{t('toStudio')}</a>
        </Button>
      }
    >
      {t('refusedHint', { name: isolate(user?.name ?? '') })}
    </EmptyState>
  )
}

/** Notices shown instead of the generator. */
const notices: Readonly<Record<Exclude<Access, 'allowed'>, ComponentType>> = {
  asking: CheckingAccess,
  unreachable: BackendUnreachable,
  guest: SignInRequired,
  refused: AccessDenied,
}

export default withMessages(messages, ContentGenerator)
