import { createContext } from 'react'

/** What the suggestions of a field know of it. */
export interface Suggestions {
  listId: string
  /** What the field is called. */
  label: string
  /** The suggestion that the arrows point at. */
  activeId: string | undefined
  /** A suggestion was taken. */
  close: () => void
}

export const SuggestionsContext = createContext<Suggestions | null>(null)
