import { createContext, type ReactNode } from 'react'

/** Renders text outside code and links. */
export type RenderText = (words: string) => ReactNode

/** Text renderer of the current text; null for plain text. */
export const RenderTextContext = createContext<RenderText | null>(null)
