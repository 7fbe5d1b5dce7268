import { createContext, use } from 'react'

/** Element in the header of the tool's page, where the tool adds its own controls. */
export const HeaderSlot = createContext<HTMLElement | null>(null)

export const useHeaderSlot = (): HTMLElement | null => use(HeaderSlot)
