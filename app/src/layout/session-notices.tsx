import { useEffect } from 'react'
import { BackendMessage } from '../failure/backend-message.tsx'
import { authWords } from '../failure/backend-words.ts'
import { OfflineNotices } from '../offline/notices.tsx'
import { useAuth } from '../session/auth.ts'
import { BlockedBanner } from './blocked-banner.tsx'
import { useNotice } from './notices.tsx'

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
