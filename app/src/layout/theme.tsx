import type { Theme } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { storageKeys } from '../adapters/storage/web-storage.ts'
import { createStoredChoice, useStoredChoice } from '../features/settings/stored-choice.ts'

const theme = createStoredChoice<Theme>(storageKeys.theme, ['system', 'light', 'dark'], 'system')

/** Returns the user's theme. */
export const useTheme = (): Theme => useSyncExternalStore(theme.subscribe, theme.get, theme.get)

/** Returns the theme and a setter that stores it. Prerendered pages show no choice as selected. */
export const useThemeChoice = (): { theme: Theme; choose: (theme: Theme) => void } => ({
  theme: useStoredChoice(theme),
  choose: theme.set,
})
