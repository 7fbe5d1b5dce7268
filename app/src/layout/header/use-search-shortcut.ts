import { isComposing } from '@saha/ui/composition'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useStoredChoice } from '../../features/settings/stored-choice.ts'
import { shortcuts } from '../../features/settings/shortcuts.ts'

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]'
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'

/** Returns whether a slash was pressed alone, outside of text fields and dialogs. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing(event) || defaultPrevented) return false
  return !(target instanceof Element && target.closest(fields)) && !document.querySelector(dialogs)
}

/** Focuses the search within `bar` on `/`. Calls `openMenu` first where the menu holds the search. */
export function useSearchShortcut(bar: RefObject<HTMLElement | null>, openMenu: () => void): void {
  const on = useStoredChoice(shortcuts) === 'on'
  const field = () =>
    [...(bar.current?.querySelectorAll('input') ?? [])].find((input) => input.getClientRects().length > 0)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    if (!field()) flushSync(openMenu)
    field()?.focus()
    field()?.select()
  })
  useEffect(() => {
    if (!on) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
