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

/** The visitor's theme, kept for the next visit. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, current), choose }
}
