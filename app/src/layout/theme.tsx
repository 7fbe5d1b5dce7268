import type { Theme } from '@saha/ui'
import { useSyncExternalStore } from 'react'
import { keys } from '../adapters/storage/preferences.ts'
import { choiceOf, useChoice } from '../features/settings/choice.ts'

const theme = choiceOf<Theme>(keys.theme, ['system', 'light', 'dark'], 'system')

/** The visitor's theme. */
export const useTheme = (): Theme => useSyncExternalStore(theme.subscribe, theme.get, theme.get)

/** The same as something to choose, kept for the next visit; a page of the build shows no choice of anybody's. */
export const useThemeChoice = (): { theme: Theme; choose: (theme: Theme) => void } => ({
  theme: useChoice(theme),
  choose: theme.set,
})
