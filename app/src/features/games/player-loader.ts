import { createContext } from 'react'

/** Loads the player's screen. The shell provides it, because features do not import screens. */
export const PlayerLoader = createContext<(() => Promise<unknown>) | null>(null)
