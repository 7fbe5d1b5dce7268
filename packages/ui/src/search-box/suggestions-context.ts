import { createContext } from 'react'

/** Context of a suggestion list. */
export interface Suggestions {
  listId: string
  /** Accessible name of the list. */
  label: string
  /** Id of the active suggestion. */
  activeId: string | undefined
  /** Closes the list after a suggestion was chosen. */
  close: () => void
}

export const SuggestionsContext = createContext<Suggestions | null>(null)
