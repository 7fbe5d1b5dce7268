import { createContext, type ReactNode } from 'react'

/** Draws words of a text: those that are neither code nor in a link. */
export type DrawWords = (words: string) => ReactNode

/** How the words of the text that is being drawn are drawn; null for as they are. */
export const WordsContext = createContext<DrawWords | null>(null)
