import { useEffect } from 'react'
import { BackendMessage } from '../features/errors/backend-message.tsx'
import { authWords } from '../features/errors/backend-words.ts'
import { OfflineNotices } from '../features/offline/notices.tsx'
import { useAuth } from '../features/session/auth.ts'
import { BlockedBanner } from './blocked-banner.tsx'
import { useNotice } from '../features/notices/notices.tsx'

/** Says that logging out failed. */
function useSignOutNotice(): void {
  const { failure, dismiss } = useAuth()
  const notify = useNotice()
  const refused = failure?.code === 'sign-out' ? failure : null
  useEffect(() => {
    if (!refused) return
    notify(<BackendMessage {...authWords(refused)} />)
    dismiss()
  }, [refused, notify, dismiss])
}

/** What there is to say of the visitor's session, and of what waits for a connection. */
export default function SessionNotices() {
  useSignOutNotice()
  return (
    <>
      <BlockedBanner />
      <OfflineNotices />
    </>
  )
}
