import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { isDevelopment } from './is-development.ts'
import { warnOnce } from './warn-once.ts'

const byField = 'Put it into a <Field label="…">, or pass aria-label or aria-labelledby.'

function useCheck(component: string, isNamed: () => boolean, remedy = byField) {
  const check = useEffectEvent(() => {
    if (isNamed()) return
    warnOnce(`<${component}> has no name, so a screen reader says only what kind of thing it is. ${remedy}`)
  })
  useEffect(() => check(), [])
}

/** Warns about a control without an accessible name. */
export const useNameWarning: typeof useCheck = isDevelopment ? useCheck : () => {}

/** Returns true if React renders something for the children. */
export const hasContent = (children: ReactNode) =>
  children !== undefined && children !== null && children !== '' && typeof children !== 'boolean'
