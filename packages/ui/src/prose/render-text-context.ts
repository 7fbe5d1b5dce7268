import { createContext, type ReactNode } from 'react'

/** Draws words of a text: those that are neither code nor in a link. */
export type RenderText = (words: string) => ReactNode

/** How the words of the text that is being drawn are drawn; null for as they are. */
export const RenderTextContext = createContext<RenderText | null>(null)
