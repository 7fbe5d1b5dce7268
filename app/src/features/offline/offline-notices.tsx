import { Banner, Button, CheckIcon, ClockIcon, LogInIcon, OfflineIcon, RetryIcon } from '@saha/ui'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { ScreenMessages, isolate, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../session/auth.ts'
import { rememberIntent } from '../session/intent.ts'
import { browserOffline } from '../../adapters/network/connection.ts'
import { offlineMessages } from '../../i18n/messages/offline/index.ts'
import { outbox } from '../outbox/outbox.ts'
import { useOffline } from './use-offline.ts'
import { useWaiting, useWaitingForLogin } from './use-waiting.ts'
import { newVersion, reload } from './version.ts'
import type { Waiting } from '../outbox/outbox-entries.ts'

/** What the page has to say of its connection and its version. Quiet: nothing of it interrupts, and nothing acts by itself. */
export function OfflineNotices() {
  return (
    <ScreenMessages add={offlineMessages}>
      <Connection />
      <SessionEnded />
      <Outcome />
      <Version />
    </ScreenMessages>
  )
}

function useWishText() {
  const t = useTranslations('offline.wish')
  const locale = useLocale()
  return ({ wish }: Waiting): string => {
    const title = isolate(catalogue.game(wish.gameId)?.title[locale] ?? wish.gameId)
    if (wish.kind === 'favorite') return t(wish.wanted ? 'favorite' : 'noFavorite', { title })
    if (wish.kind === 'rating') return t('rating', { title, count: wish.stars })
    return t('score', { title, count: wish.score })
  }
}

function Wishes({ of }: { of: readonly Waiting[] }) {
  const text = useWishText()
  return (
    <ul className="mt-1 grid gap-0.5">
      {of.map((waiting) => (
        <li key={waiting.id}>{text(waiting)}</li>
      ))}
    </ul>
  )
}

/** As long as there is no connection, or something waits for one. Put away, it comes back with the next time. */
function Connection() {
  const t = useTranslations('offline')
  const common = useTranslations('common')
  const { waiting } = useWaiting()
  const { recheck } = useAuth()
  // That the backend alone is silent is said by the connection banner.
  const offline = useOffline() && browserOffline()
  const [dismissed, setDismissed] = useState(false)
  if (!offline && dismissed) setDismissed(false)
  if (dismissed || (!offline && waiting.length === 0)) return null
  return (
    <section data-slot="connection-notice" aria-label={t('label')} className="page-width pt-4">
      <Banner
        live="status"
        icon={offline ? OfflineIcon : ClockIcon}
        title={offline ? t('title') : t('waits', { count: waiting.length })}
        onDismiss={() => setDismissed(true)}
        action={
          !offline && (
            <Button size="small" startIcon={RetryIcon} onClick={recheck}>
              {common('retry')}
            </Button>
          )
        }
      >
        {offline && <p>{t('text')}</p>}
        {offline && waiting.length > 0 && (
          <p className="mt-2 font-semibold">{t('waits', { count: waiting.length })}</p>
        )}
        <Wishes of={waiting} />
      </Banner>
    </section>
  )
}

/** As long as something waits for a person whose session ended while it could not be sent. */
function SessionEnded() {
  const t = useTranslations('offline')
  const to = links(useLocale())
  const { pathname, search } = useLocation()
  const count = useWaitingForLogin()
  const [dismissed, setDismissed] = useState(false)
  return (
    <output className="contents">
      {count !== null && !dismissed && (
        <div data-slot="session-ended-notice" className="page-width pt-4">
          <Banner
            icon={ClockIcon}
            title={t('ended', { count })}
            onDismiss={() => setDismissed(true)}
            action={
              <Button asChild size="small" startIcon={LogInIcon}>
                <a href={to.login} onClick={() => rememberIntent({ path: `${pathname}${search}` })}>
                  {t('login')}
                </a>
              </Button>
            }
          />
        </div>
      )}
    </output>
  )
}

/** Tells what has become of what waited, until it is put away. */
function Outcome() {
  const t = useTranslations('offline')
  const { went, refused } = useWaiting()
  return (
    <output className="contents">
      {(went.length > 0 || refused.length > 0) && (
        <div data-slot="outcome-notice" className="page-width pt-4">
          <Banner
            tone={refused.length > 0 ? 'danger' : 'info'}
            {...(refused.length > 0 ? {} : { icon: CheckIcon })}
            title={refused.length > 0 ? t('refused') : t('went')}
            onDismiss={outbox.acknowledge}
          >
            <Wishes of={refused.length > 0 ? refused : went} />
          </Banner>
        </div>
      )}
    </output>
  )
}

/** A new version waits until it is asked for: a game or a text that is being written comes first. */
function Version() {
  const t = useTranslations('offline.version')
  const there = useSyncExternalStore(newVersion.subscribe, newVersion.get, () => false)
  const [dismissed, setDismissed] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <output className="contents">
      {there && !dismissed && (
        <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30">
          <section
            data-slot="version-notice"
            aria-label={t('label')}
            className="pointer-events-auto page-width max-w-2xl pb-4"
          >
            <Banner
              title={t('title')}
              onDismiss={() => setDismissed(true)}
              action={
                <Button
                  size="small"
                  startIcon={RetryIcon}
                  busy={busy}
                  onClick={() => {
                    setBusy(true)
                    void reload()
                  }}
                >
                  {t('reload')}
                </Button>
              }
            >
              {t('text')}
            </Banner>
          </section>
        </div>
      )}
    </output>
  )
}
