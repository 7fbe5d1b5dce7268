import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Theme } from '@saha/ui/provider'

/** The toolbar's choices. */
export interface Globals {
  /** `en-Hebr` is English set right to left, which reveals anything that does not mirror. */
  locale: 'en' | 'ar' | 'en-Hebr'
  theme: Theme
  motion: 'system' | 'reduce'
  textSpacing: 'normal' | 'wide'
  view: 'single' | 'languages' | 'themes'
}

export const initialGlobals: Globals = {
  locale: 'en',
  theme: 'light',
  motion: 'system',
  textSpacing: 'normal',
  view: 'single',
}

let current = initialGlobals
const channel = addons.getChannel()
const store = ({ globals }: { globals: Partial<Globals> }) => {
  current = { ...initialGlobals, ...globals }
}
// Docs pages get no story context. Registered before any page subscribes.
channel.on(SET_GLOBALS, store)
channel.on(GLOBALS_UPDATED, store)

const subscribe = (onChange: () => void) => {
  channel.on(GLOBALS_UPDATED, onChange)
  return () => channel.off(GLOBALS_UPDATED, onChange)
}

/** Returns the toolbar's choices on a docs page, where no story context exists. */
export const useToolbar = () => useSyncExternalStore(subscribe, () => current)
