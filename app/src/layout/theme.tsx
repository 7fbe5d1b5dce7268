import type { Theme } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { keys } from '../adapters/storage/preferences.ts'
import { choiceOf, useChoice } from '../features/settings/choice.ts'

const theme = choiceOf<Theme>(keys.theme, ['system', 'light', 'dark'], 'system')

/** Returns the user's theme. */
export const useTheme = (): Theme => useSyncExternalStore(theme.subscribe, theme.get, theme.get)

/** Returns the theme and a setter that stores it. Prerendered pages show no choice as selected. */
export const useThemeChoice = (): { theme: Theme; choose: (theme: Theme) => void } => ({
  theme: useChoice(theme),
  choose: theme.set,
})
