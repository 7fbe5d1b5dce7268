import { createContext, type ReactNode } from 'react'

/** What stands behind words of a text. */
export interface ProseNote {
  /** The place in the text where the words end, as `slice` counts. It is kept out of code, links and addresses. */
  at: number
  note: ReactNode
}

/** The notes of the text that is being drawn; null where it has none. */
export const NoteContext = createContext<readonly ProseNote[] | null>(null)
