import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { buttonStyles } from '../button/index.ts'
import { useKit } from '../provider/index.ts'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

export interface SkipLinkProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Id of the target element, usually the page's `main`. */
  targetId: string
  /** Text of the link. @default "Skip to content", localized */
  children?: ReactNode
}

function focusTarget(id: string) {
  const target = document.getElementById(id)
  if (!target) {
    console.error(
      `SkipLink found no element with the id "${id}", so it cannot skip to it. ` +
        'Give the id to the part of the page that holds the content: <main id="…">, or pass its id as targetId.',
    )
    return
  }
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus()
}

/**
 * The first tab stop of a page: skips the header. It focuses the target without changing the URL, because a hash
 * router would treat `#main` as a route.
 */
export function SkipLink({ targetId, className, onClick, children, ...rest }: SkipLinkProps) {
  const { messages } = useKit()
  useIdWarning(targetId)
  return (
    <button
      type="button"
      data-slot="skip-link"
      className={buttonStyles({
        variant: 'action',
        className: clsx('sa:fixed sa:start-4 sa:top-3 sa:z-50 sa:not-focus:-translate-y-[200%]', className),
      })}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) focusTarget(targetId)
      }}
      {...rest}
    >
      {children ?? messages.skipToContent}
    </button>
  )
}
