import { isComposing } from '@saha/ui/composition'
import { useEffect, useEffectEvent, type RefObject } from 'react'
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

/** Focuses the search within `bar` on `/`. */
export function useSearchShortcut(bar: RefObject<HTMLElement | null>): void {
  const on = useStoredChoice(shortcuts) === 'on'
  const press = useEffectEvent((event: KeyboardEvent) => {
    const field = bar.current?.querySelector('input')
    if (!field || !isShortcut(event)) return
    event.preventDefault()
    field.focus()
    field.select()
  })
  useEffect(() => {
    if (!on) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
