import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { keys, lasting } from '../adapters/storage/preferences.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const areOn = (): boolean => lasting.get(keys.shortcuts) !== 'off'

function turn(on: boolean): void {
  lasting.set(keys.shortcuts, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

/**
 * Whether a single key may do something on the portal's pages, kept for the next visit. Who speaks to their
 * computer, or presses keys by accident, turns it off (WCAG 2.1.4).
 */
export function useShortcuts(): { on: boolean; turn: (on: boolean) => void } {
  return { on: useSyncExternalStore(subscribe, areOn), turn }
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]'
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'

/** A slash alone, where it is neither typed nor meant for somebody else. */
function isMeant(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false
  return !(target instanceof Element && target.closest(fields)) && !document.querySelector(dialogs)
}

/** `/` leads to the search within `bar`; where its menu holds the search, `openMenu` brings it there first. */
export function useSearchShortcut(bar: RefObject<HTMLElement | null>, openMenu: () => void): void {
  const { on } = useShortcuts()
  const field = () =>
    [...(bar.current?.querySelectorAll('input') ?? [])].find((input) => input.checkVisibility())
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return
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
