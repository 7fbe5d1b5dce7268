import { useEffect } from 'react'
import { BackendMessage } from '../features/errors/backend-message.tsx'
import { getAuthErrorMessage } from '../features/errors/backend-error-messages.ts'
import { OfflineNotices } from '../features/offline/offline-notices.tsx'
import { useAuth } from '../features/session/use-auth.ts'
import { BlockedBanner } from './banners/blocked-banner.tsx'
import { useNotice } from '../features/notices/notices.tsx'

/** Shows a notice when logging out fails. */
function useSignOutNotice(): void {
  const { failure, dismiss } = useAuth()
  const notify = useNotice()
  const refused = failure?.code === 'sign-out' ? failure : null
  useEffect(() => {
    if (!refused) return
    notify(<BackendMessage {...getAuthErrorMessage(refused)} />)
    dismiss()
  }, [refused, notify, dismiss])
}

/** Notices about the user's session and the outbox. */
export default function SessionNotices() {
  useSignOutNotice()
  return (
    <>
      <BlockedBanner />
      <OfflineNotices />
    </>
  )
}
