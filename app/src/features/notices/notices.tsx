import { Banner } from '@saha/ui'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

type ShowNotice = (message: ReactNode) => void

const NoticesContext = createContext<ShowNotice | null>(null)

/** Says that something the visitor just did went wrong, where the control itself has no room to say it. */
export function useNotice(): ShowNotice {
  const show = use(NoticesContext)
  if (!show)
    throw new Error('useNotice was called outside <Notices>; the routes put one around every screen.')
  return show
}

/** Holds the last notice at the foot of the window until it is dismissed or replaced, or the visitor goes elsewhere. */
export function Notices({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [notice, setNotice] = useState<{ message: ReactNode; at: string } | null>(null)
  const dismiss = useCallback(() => setNotice(null), [])
  const show = useCallback<ShowNotice>((message) => setNotice({ message, at: pathname }), [pathname])
  const shown = notice?.at === pathname
  return (
    <NoticesContext value={show}>
      {children}
      <div role="alert" className="pointer-events-none fixed inset-x-0 bottom-0 z-40">
        {shown && (
          <div className="pointer-events-auto page-width max-w-2xl pb-4">
            <Banner tone="danger" onDismiss={dismiss}>
              {notice.message}
            </Banner>
          </div>
        )}
      </div>
    </NoticesContext>
  )
}
