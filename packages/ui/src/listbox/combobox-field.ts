import { useId, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../composition/index.ts'

/** Access of the field to the options of its list. */
export interface OptionAccess {
  /** Returns the ids of the options that can become active, in display order. */
  getIds: (listId: string) => readonly string[]
  /** Scrolls an option into view. */
  reveal: (id: string) => void
  /** Chooses an option. Returns true to keep the list open. */
  choose: (id: string) => boolean
}

/** Access to options that are all elements of the list, with role `option`. */
export const elementAccess: OptionAccess = {
  getIds: (listId) =>
    [...(document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])].map(({ id }) => id),
  reveal: (id) => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }),
  choose: (id) => {
    document.getElementById(id)?.click()
    return false
  },
}

/** Number of options that PageUp and PageDown skip. */
const pageLength = 10

/** State of a list of options: whether it is open, and which option is active. */
export function useListState() {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  return {
    listId,
    open,
    activeId,
    setActiveId,
    show: (initialId?: string) => {
      setOpen(true)
      setActiveId(initialId)
    },
    close: () => {
      setOpen(false)
      setActiveId(undefined)
    },
  }
}

/**
 * Implements the ARIA combobox pattern. Focus stays in the field, and arrow keys set the active option. Typing alone
 * chooses nothing.
 *
 * @param hasOptions whether there is a list to open
 */
export function connectField(
  { listId, open, activeId, setActiveId, show, close }: ReturnType<typeof useListState>,
  hasOptions: boolean,
  { getIds, reveal, choose }: OptionAccess,
) {
  const expanded = open && hasOptions

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const { key } = event
    if (!expanded) {
      if (key === 'ArrowDown' || key === 'ArrowUp') show()
      return
    }
    if (key === 'ArrowUp' && event.altKey) {
      close()
      return
    }
    const ids = getIds(listId)
    const lastIndex = ids.length - 1
    const activeIndex = activeId === undefined ? -1 : ids.indexOf(activeId)
    // Before the first and after the last option comes the field itself.
    const nextIndexes: Readonly<Record<string, number>> = {
      ArrowDown: activeIndex === lastIndex ? -1 : activeIndex + 1,
      ArrowUp: activeIndex === -1 ? lastIndex : activeIndex - 1,
      // Without an active option, these keys move the caret or scroll the page.
      ...(activeIndex !== -1 && {
        Home: 0,
        End: lastIndex,
        PageUp: Math.max(0, activeIndex - pageLength),
        PageDown: Math.min(lastIndex, activeIndex + pageLength),
      }),
    }
    const nextIndex = Object.hasOwn(nextIndexes, key) ? nextIndexes[key] : undefined
    if (nextIndex !== undefined) {
      event.preventDefault()
      const nextId = ids[nextIndex]
      setActiveId(nextId)
      if (nextId !== undefined) reveal(nextId)
    } else if (key === 'Enter' && activeId !== undefined && activeIndex !== -1) {
      event.preventDefault()
      if (!choose(activeId)) close()
    } else if (key === 'Escape') {
      // Keeps the text, which a search field would clear.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') setActiveId(undefined)
  }

  return {
    expanded,
    field: {
      role: 'combobox',
      // Overlays leave the Escape of an open list to its field.
      'data-state': expanded ? 'open' : 'closed',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': expanded ? activeId : undefined,
      onKeyDown,
    },
  } as const
}
