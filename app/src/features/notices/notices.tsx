import { Banner } from '@saha/ui'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

type ShowNotice = (message: ReactNode) => void

const NoticesContext = createContext<ShowNotice | null>(null)

/** Returns a function that shows a notice, for errors of controls without room for a message. */
export function useNotice(): ShowNotice {
  const show = use(NoticesContext)
  if (!show) throw new Error('useNotice needs a <Notices> around it.')
  return show
}

/** Shows the latest notice at the bottom of the viewport until it is dismissed or the user navigates. */
export function Notices({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [notice, setNotice] = useState<{ message: ReactNode; path: string } | null>(null)
  const dismiss = useCallback(() => setNotice(null), [])
  const show = useCallback<ShowNotice>((message) => setNotice({ message, path: pathname }), [pathname])
  const isShown = notice?.path === pathname
  return (
    <NoticesContext value={show}>
      {children}
      <div role="alert" className="pointer-events-none fixed inset-x-0 bottom-0 z-40">
        {isShown && (
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
