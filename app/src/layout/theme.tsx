import type { Theme } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { keys, lasting } from '../adapters/storage/preferences.ts'

const isTheme = (value: unknown): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = (): Theme => {
  const saved = lasting.get(keys.theme)
  return isTheme(saved) ? saved : 'system'
}

function choose(theme: Theme): void {
  lasting.set(keys.theme, theme)
  for (const listener of listeners) listener()
}

/** The visitor's theme. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, current)

/** The same as something to choose, kept for the next visit; a page of the build shows no choice of anybody's. */
export function useThemeChoice(): { theme: Theme; choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, current, () => 'system' as const), choose }
}
