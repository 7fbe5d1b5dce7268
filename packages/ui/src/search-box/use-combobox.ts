import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../composition/index.ts'

/**
 * Implements the ARIA combobox pattern for suggestions with role `option` inside the list's id. Focus stays in the
 * field, and arrow keys set the active suggestion. Typing alone selects nothing.
 */
export function useCombobox(suggestions: ReactNode) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const expanded = open && suggestions !== undefined && suggestions !== null

  function show() {
    setOpen(true)
    setActiveId(undefined)
  }
  function close() {
    setOpen(false)
    setActiveId(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const { key } = event
    if (!expanded) {
      if (key === 'ArrowDown' || key === 'ArrowUp') show()
      return
    }
    const options = [
      ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
    ]
    const lastIndex = options.length - 1
    const activeIndex = options.findIndex(({ id }) => id === activeId)
    // Before the first and after the last option comes the field itself.
    const nextIndexes: Readonly<Record<string, number>> = {
      ArrowDown: activeIndex === lastIndex ? -1 : activeIndex + 1,
      ArrowUp: activeIndex === -1 ? lastIndex : activeIndex - 1,
      // Without an active suggestion, Home and End move the caret.
      ...(activeIndex !== -1 && { Home: 0, End: lastIndex }),
    }
    const nextIndex = Object.hasOwn(nextIndexes, key) ? nextIndexes[key] : undefined
    if (nextIndex !== undefined) {
      event.preventDefault()
      setActiveId(options[nextIndex]?.id)
      options[nextIndex]?.scrollIntoView({ block: 'nearest' })
    } else if (key === 'Enter' && activeIndex !== -1) {
      event.preventDefault()
      options[activeIndex]?.click()
      close()
    } else if (key === 'Escape') {
      // Keeps the text, and keeps a surrounding dialog open.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') setActiveId(undefined)
  }

  return {
    open,
    expanded,
    listId,
    activeId: expanded ? activeId : undefined,
    show,
    close,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': expanded ? activeId : undefined,
      onKeyDown,
    },
  } as const
}
