import { createContext } from 'react'

/** Announces a text to screen readers, after changes that only the eye notices. */
export const AnnounceContext = createContext<(text: string) => void>(() => {})
