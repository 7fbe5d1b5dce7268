import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'

const TitleContext = createContext<(() => void) | null>(null)

interface RequireTitleProps {
  /** Names of the part that needs a title and of the title part, for the warning. */
  part: string
  title: string
  /** True if an ARIA attribute names the part. */
  isNamed: boolean
  children: ReactNode
}

function Check({ part, title, isNamed, children }: RequireTitleProps) {
  const hasTitle = useRef(isNamed)
  const register = useCallback(() => {
    hasTitle.current = true
  }, [])
  useEffect(() => {
    if (hasTitle.current) return
    warnOnce(
      `<${part}> opened without a title, so a screen reader cannot say what it is about. ` +
        `Put a <${title}> inside it (in <VisuallyHidden asChild> where the eye does not need it), ` +
        'or pass aria-label or aria-labelledby.',
    )
  }, [part, title])
  return <TitleContext value={register}>{children}</TitleContext>
}

function useRegister() {
  const register = use(TitleContext)
  useLayoutEffect(() => register?.(), [register])
}

/** Warns during development when an overlay opens without an accessible name. */
export const RequireTitle: typeof Check = isDevelopment ? Check : ({ children }) => <>{children}</>

/** Registers a title. Layout effects run before the check's effect. */
export const useRegisterTitle: typeof useRegister = isDevelopment ? useRegister : () => {}
