import { Banner, Button, StatusLine, TrashIcon } from '@saha/ui'
import type { ModelAnswer, Port } from '@saha/machines/port'
import { createRequestMachine } from '@saha/machines/request'
import { useRequest } from '@saha/machines/react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { deleteHistory } from '../../adapters/storage/export-data.ts'
import { ConfirmBanner } from '../../features/confirm-banner/confirm-banner.tsx'
import { useRestoreFocus } from '../../platform/use-restore-focus.ts'

/** A question, which the machine needs to start. */
const everything = 'everything'

const ask: Port<typeof everything, ModelAnswer<number>> = async () => ({
  value: await deleteHistory(),
  cutOff: false,
})

const machine = createRequestMachine({ ask })

/** Deletes the results of all AI tools in this browser. */
export function HistoryDeletion() {
  const t = useTranslations('account')
  const { status, answer: removed, failure, submit } = useRequest(machine)
  const [isConfirming, setConfirming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useRestoreFocus(opener, String(isConfirming))
  return (
    <>
      {failure && (
        <Banner tone="danger" live="alert">
          {t('historyError')}
        </Banner>
      )}
      <output className="block empty:hidden">
        {removed !== null && <StatusLine state="done">{t('historyDone', { removed })}</StatusLine>}
      </output>
      {isConfirming ? (
        <ConfirmBanner
          title={t('historyAsk')}
          cancelLabel={t('eraseCancel')}
          onCancel={() => setConfirming(false)}
          confirmLabel={t('eraseConfirm')}
          onConfirm={() => {
            setConfirming(false)
            submit(everything)
          }}
        >
          {t('historyAskText')}
        </ConfirmBanner>
      ) : (
        <Button
          ref={opener}
          variant="danger"
          startIcon={TrashIcon}
          busy={status === 'working'}
          className="justify-self-start"
          onClick={() => setConfirming(true)}
        >
          {t('historyErase')}
        </Button>
      )}
    </>
  )
}
