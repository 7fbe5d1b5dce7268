import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'

const TitleContext = createContext<(() => void) | null>(null)

interface TitleCheckProps {
  /** Names of the part that needs a title and of the title part, for the warning. */
  part: string
  title: string
  /** True if an ARIA attribute names the part. */
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

/** Warns during development when an overlay opens without an accessible name. */
export const TitleCheck: typeof Check = isDevelopment ? Check : ({ children }) => <>{children}</>

/** Registers a title. Layout effects run before the check's effect. */
export const useTitle: typeof useTell = isDevelopment ? useTell : () => {}
