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
  const signOutFailure = failure?.code === 'sign-out' ? failure : null
  useEffect(() => {
    if (!signOutFailure) return
    notify(<BackendMessage {...getAuthErrorMessage(signOutFailure)} />)
    dismiss()
  }, [signOutFailure, notify, dismiss])
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
