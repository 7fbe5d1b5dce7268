import { Banner, Button, DownloadIcon, StatusLine } from '@saha/ui'
import type { Profile } from '@saha/machines/account'
import { createRequestMachine } from '@saha/machines/request'
import { useRequest } from '@saha/machines/react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { exportRecords } from '../../adapters/appwrite/documents/user-data.ts'
import { exportBrowserData } from '../../adapters/storage/export-data.ts'
import { BackendMessage } from '../../features/errors/backend-message.tsx'
import { getDataExportErrorMessage } from '../../features/errors/account-error-messages.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { useObjectUrl } from '../../platform/use-object-url.ts'

interface DataExportProps {
  userId: string
  profile: Profile
}

const machine = createRequestMachine({
  ask: async ({ userId, profile }: DataExportProps, signal: AbortSignal) => {
    const [stored, browser] = await Promise.all([exportRecords({ userId }, signal), exportBrowserData()])
    const copy = { account: { id: userId, ...profile }, ...stored, browser: browser.data }
    const text = JSON.stringify(copy, null, 2)
    const name = `saha-${new Date().toISOString().slice(0, 10)}`
    const archive = await browser.archive(`${name}.json`, text)
    await browser.close()
    const file = archive
      ? new File([archive], `${name}.zip`, { type: archive.type })
      : new File([text], `${name}.json`, { type: 'application/json' })
    return { value: file, cutOff: false }
  },
})

/** Creates a file of all stored data on request. */
export function DataExport({ userId, profile }: DataExportProps) {
  const t = useTranslations('account')
  const { expire } = useAuth()
  const { status, answer: file, failure, submit } = useRequest(machine)
  const busy = status === 'working'
  const url = useObjectUrl(file)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (failure?.kind === 'auth') expire()
  }, [failure, expire])
  // The button unmounts when the file is ready, so the download link takes the focus.
  useEffect(() => {
    if (url) link.current?.focus()
  }, [url])
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && (
          <Banner tone="danger">
            <BackendMessage {...getDataExportErrorMessage(failure.kind)} />
          </Banner>
        )}
      </div>
      <output className="block empty:hidden">
        {url && <StatusLine state="done">{t('gathered')}</StatusLine>}
      </output>
      {url ? (
        <Button asChild startIcon={DownloadIcon} className="justify-self-start">
          <a ref={link} href={url} download={file?.name}>
            {t('download')}
          </a>
        </Button>
      ) : (
        <Button busy={busy} className="justify-self-start" onClick={() => submit({ userId, profile })}>
          {busy ? t('gathering') : t('gather')}
        </Button>
      )}
    </>
  )
}
