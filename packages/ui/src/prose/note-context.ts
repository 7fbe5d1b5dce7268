import { createContext, type ReactNode } from 'react'

/** A note after a passage, such as a source number. */
export interface ProseNote {
  /** Index in the text where the passage ends, as in `slice`. A note inside code, a link or a URL moves behind it. */
  at: number
  /** The note. */
  note: ReactNode
}

/** Notes of the current text; null without notes. */
export const NoteContext = createContext<readonly ProseNote[] | null>(null)
