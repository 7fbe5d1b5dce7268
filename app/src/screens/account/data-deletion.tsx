import { Banner, Button, Progress, StatusLine, StopIcon, TrashIcon } from '@saha/ui'
import { createErasureMachine } from '@saha/machines/erasure'
import { useErasure, type ErasureView } from '@saha/machines/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listRecords, removeRecord } from '../../adapters/appwrite/documents/user-data.ts'
import { ContactLink } from '../../features/contact/contact-link.tsx'
import { BackendMessage } from '../../features/errors/backend-message.tsx'
import { getDataDeletionErrorMessage } from '../../features/errors/account-error-messages.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { useSessionActors } from '../../features/session/session.tsx'
import { ConfirmBanner } from '../../features/confirm-banner/confirm-banner.tsx'
import { Rich } from '../../i18n/index.ts'
import { useRestoreFocus } from '../../platform/use-restore-focus.ts'

const machine = createErasureMachine({ listRecords, removeRecord })

/** Deletes the user's data record by record and shows progress and result. */
export function DataDeletion({ userId }: { userId: string }) {
  const t = useTranslations('account')
  const { expire } = useAuth()
  const { favorites } = useSessionActors()
  const erasure = useErasure(
    machine,
    { userId },
    { ended: () => favorites.send({ type: 'favorites.reload' }), loginRequired: expire },
  )
  const { status, done, total, removed } = erasure
  const [isConfirming, setIsConfirming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const busy = status === 'working' || status === 'waiting'
  useEffect(() => {
    if (busy) stop.current?.focus()
  }, [busy])
  useRestoreFocus(opener, `${isConfirming} ${busy}`)
  return (
    <>
      <DeletionResult {...erasure} />
      {busy && (
        <div className="grid max-w-md gap-4">
          <Progress
            label={total === 0 ? t('eraseLooking') : t('erasing')}
            value={total === 0 ? null : done}
            max={total}
            {...(total === 0
              ? {}
              : { valueText: t('eraseOf', { done: String(done), total: String(total) }) })}
          />
          <output>{status === 'waiting' && t('eraseWaiting')}</output>
          <Button ref={stop} startIcon={StopIcon} className="justify-self-start" onClick={erasure.stop}>
            {t('eraseStop')}
          </Button>
        </div>
      )}
      <output className="block empty:hidden">
        {status === 'stopped' && <StatusLine state="idle">{t('eraseStopped', { removed })}</StatusLine>}
      </output>
      {isConfirming && (
        <ConfirmBanner
          title={t('eraseAsk')}
          cancelLabel={t('eraseCancel')}
          onCancel={() => setIsConfirming(false)}
          confirmLabel={t('eraseConfirm')}
          onConfirm={() => {
            setIsConfirming(false)
            erasure.start()
          }}
        >
          {t('eraseAskText')}
        </ConfirmBanner>
      )}
      {!busy && !isConfirming && (
        <Button
          ref={opener}
          variant="danger"
          startIcon={TrashIcon}
          className="justify-self-start"
          onClick={() => setIsConfirming(true)}
        >
          {t('erase')}
        </Button>
      )}
    </>
  )
}

function DeletionResult({ status, removed, failure, ...erasure }: ErasureView) {
  const t = useTranslations()
  const refused = erasure.refused.length
  const words = failure && getDataDeletionErrorMessage(failure)
  return (
    <>
      <div role="alert" className="empty:hidden">
        {words && (
          <Banner tone="danger">
            <BackendMessage {...words} />{' '}
            {words.text === 'account.eraseError' && <span>{t('account.eraseLeft', { removed })}</span>}
          </Banner>
        )}
      </div>
      <output className="block empty:hidden">
        {status === 'finished' &&
          (refused === 0 ? (
            <StatusLine state="done">{t('account.eraseDone', { removed })}</StatusLine>
          ) : (
            <Banner tone="info">
              <span>{t('account.eraseLeft', { removed })}</span>{' '}
              <Rich>{t.rich('account.eraseRefused', { refused, contact: () => <ContactLink /> })}</Rich>
            </Banner>
          ))}
      </output>
    </>
  )
}
