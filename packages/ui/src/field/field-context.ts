import { createContext } from 'react'

/** Shows an error that a control found itself, or removes it with an empty text. */
export const FieldContext = createContext<((error: string) => void) | null>(null)
