import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'

const TitleContext = createContext<(() => void) | null>(null)

interface TitleCheckProps {
  /** The part that needs a name, and the part that gives it one. */
  part: string
  title: string
  /** It is named by an attribute. */
  named: boolean
  children: ReactNode
}

function Check({ part, title, named, children }: TitleCheckProps) {
  const titled = useRef(named)
  const tell = useCallback(() => {
    titled.current = true
  }, [])
  useEffect(() => {
    if (titled.current) return
    warnOnce(
      `<${part}> opened without a title, so a screen reader cannot say what it is about. ` +
        `Put a <${title}> inside it (in <VisuallyHidden asChild> where the eye does not need it), ` +
        'or pass aria-label or aria-labelledby.',
    )
  }, [part, title])
  return <TitleContext value={tell}>{children}</TitleContext>
}

function useTell() {
  const tell = use(TitleContext)
  useLayoutEffect(() => tell?.(), [tell])
}

/** Tells a developer of an overlay that opened without a name. */
export const TitleCheck: typeof Check = isDevelopment ? Check : ({ children }) => <>{children}</>

/** A title says that it is there. Layout effects come before the check's own. */
export const useTitle: typeof useTell = isDevelopment ? useTell : () => {}
