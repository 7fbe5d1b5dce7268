import { Banner, type BannerProps } from '@saha/ui'
import { createContext, use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** @param tone of its banner; `danger` by default */
type ShowNotice = (message: ReactNode, tone?: BannerProps['tone']) => void

const NoticesContext = createContext<ShowNotice | null>(null)

/**
 * Returns a function that shows a notice, for errors of controls without room for a message. It may be called after its
 * screen was left.
 */
export function useNotice(): ShowNotice {
  const show = use(NoticesContext)
  if (!show) throw new Error('useNotice needs a <Notices> around it.')
  return show
}

/** Shows the latest notice at the bottom of the viewport until it is dismissed or the user navigates. */
export function Notices({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const path = useRef(pathname)
  useLayoutEffect(() => {
    path.current = pathname
  }, [pathname])
  const [notice, setNotice] = useState<{ banner: BannerProps; path: string } | null>(null)
  const dismiss = useCallback(() => setNotice(null), [])
  const show = useCallback<ShowNotice>(
    (children, tone = 'danger') => setNotice({ banner: { children, tone }, path: path.current }),
    [],
  )
  const isShown = notice?.path === pathname
  return (
    <NoticesContext value={show}>
      {children}
      <div role="alert" className="pointer-events-none fixed inset-x-0 bottom-0 z-40">
        {isShown && (
          <div className="pointer-events-auto page-width max-w-2xl pb-4">
            <Banner {...notice.banner} onDismiss={dismiss} />
          </div>
        )}
      </div>
    </NoticesContext>
  )
}
