import { Banner, Button, CheckIcon, ClockIcon, LogInIcon, OfflineIcon, RetryIcon } from '@saha/ui'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { ScreenMessages, isolate, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../session/use-auth.ts'
import { rememberIntent } from '../session/sign-in-intent.ts'
import { isBrowserOffline } from '../../adapters/network/connection.ts'
import { offlineMessages } from '../../i18n/messages/offline/index.ts'
import { outbox } from '../outbox/outbox.ts'
import { useOffline } from './use-offline.ts'
import { useOutbox, useQueuedCountAfterSignOut } from './use-outbox.ts'
import { newVersion, reloadNewestVersion } from './service-worker-client.ts'
import type { OutboxEntry } from '../outbox/outbox-entries.ts'

/** Notices about connection, outbox and new versions. They never interrupt, and act only on request. */
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

function useFormatEntry() {
  const t = useTranslations('offline.change')
  const locale = useLocale()
  return ({ mutation }: OutboxEntry): string => {
    // A score of a daily game is named by the game that was played.
    const gameId = mutation.gameId.replace(/^daily-\d+-/, '')
    const title = isolate(catalogue.game(gameId)?.title[locale] ?? gameId)
    if (mutation.kind === 'favorite') return t(mutation.wanted ? 'favorite' : 'noFavorite', { title })
    if (mutation.kind === 'rating') return t('rating', { title, count: mutation.stars })
    return t('score', { title, count: mutation.score })
  }
}

function EntryList({ entries }: { entries: readonly OutboxEntry[] }) {
  const format = useFormatEntry()
  return (
    <ul className="mt-1 grid gap-0.5">
      {entries.map((entry) => (
        <li key={entry.id}>{format(entry)}</li>
      ))}
    </ul>
  )
}

/** Shown while offline or while entries are queued. Once dismissed, it returns for the other reason or the next time. */
function Connection() {
  const t = useTranslations('offline')
  const common = useTranslations('common')
  const { queued } = useOutbox()
  const { recheck } = useAuth()
  // If only the backend is unreachable, the connection banner says so.
  const offline = useOffline() && isBrowserOffline()
  const reason = offline ? 'offline' : queued.length > 0 ? 'queued' : null
  const [dismissed, setDismissed] = useState<typeof reason>(null)
  if (dismissed !== null && dismissed !== reason) setDismissed(null)
  if (reason === null || dismissed === reason) return null
  return (
    <section data-slot="connection-notice" aria-label={t('label')} className="page-width pt-4">
      <Banner
        live="status"
        icon={offline ? OfflineIcon : ClockIcon}
        title={offline ? t('title') : t('pending', { count: queued.length })}
        onDismiss={() => setDismissed(reason)}
        action={
          !offline && (
            <Button size="small" startIcon={RetryIcon} onClick={recheck}>
              {common('retry')}
            </Button>
          )
        }
      >
        {offline && <p>{t('text')}</p>}
        {offline && queued.length > 0 && (
          <p className="mt-2 font-semibold">{t('pending', { count: queued.length })}</p>
        )}
        <EntryList entries={queued} />
      </Banner>
    </section>
  )
}

/** Shown while entries are queued for a user whose session has ended. */
function SessionEnded() {
  const t = useTranslations('offline')
  const to = links(useLocale())
  const { pathname, search } = useLocation()
  const count = useQueuedCountAfterSignOut()
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

/** Shows the results of sent entries until it is dismissed. */
function Outcome() {
  const t = useTranslations('offline')
  const { sent, rejected } = useOutbox()
  return (
    <output className="contents">
      {(sent.length > 0 || rejected.length > 0) && (
        <div data-slot="outcome-notice" className="page-width pt-4">
          <Banner
            tone={rejected.length > 0 ? 'danger' : 'info'}
            {...(rejected.length > 0 ? {} : { icon: CheckIcon })}
            title={rejected.length > 0 ? t('refused') : t('saved')}
            onDismiss={outbox.acknowledge}
          >
            <EntryList entries={rejected.length > 0 ? rejected : sent} />
          </Banner>
        </div>
      )}
    </output>
  )
}

/** Offers a new version. It loads only on request, because a reload ends a game and discards typed text. */
function Version() {
  const t = useTranslations('offline.version')
  const isAvailable = useSyncExternalStore(newVersion.subscribe, newVersion.get, () => false)
  const [dismissed, setDismissed] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <output className="contents">
      {isAvailable && !dismissed && (
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
                    void reloadNewestVersion()
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
