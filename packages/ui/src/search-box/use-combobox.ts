import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../composition/index.ts'

/**
 * The combobox pattern for a field whose suggestions are any elements of role `option` below the list's id: focus
 * stays in the field, and the arrows point at one of them. Nothing is chosen by typing alone.
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
    const last = options.length - 1
    const at = options.findIndex(({ id }) => id === activeId)
    // Beyond either end stands the field itself.
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at === last ? -1 : at + 1,
      ArrowUp: at === -1 ? last : at - 1,
      // Without a suggestion pointed at they move in the text, as in any field.
      ...(at !== -1 && { Home: 0, End: last }),
    }
    const to = Object.hasOwn(steps, key) ? steps[key] : undefined
    if (to !== undefined) {
      event.preventDefault()
      setActiveId(options[to]?.id)
      options[to]?.scrollIntoView({ block: 'nearest' })
    } else if (key === 'Enter' && at !== -1) {
      event.preventDefault()
      options[at]?.click()
      close()
    } else if (key === 'Escape') {
      // The text stays, and whatever is around stays open: one Escape for one thing.
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
