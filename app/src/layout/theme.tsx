import type { Theme } from '@saha/ui'
import { keys } from '../adapters/storage/preferences.ts'
import { choiceOf, useChoice } from '../settings/choice.ts'

const theme = choiceOf<Theme>(keys.theme, ['system', 'light', 'dark'], 'system')

/** The visitor's theme, kept for the next visit. */
export const useTheme = (): { theme: Theme; choose: (theme: Theme) => void } => ({
  theme: useChoice(theme),
  choose: theme.set,
})
