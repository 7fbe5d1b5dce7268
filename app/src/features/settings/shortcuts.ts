import { keys } from '../../adapters/storage/preferences.ts'
import { createStoredChoice } from './stored-choice.ts'

/**
 * Whether single keys do something: `/` for the search, `M` in a live conversation. Whoever speaks to their computer sets off such keys
 * without meaning to, so that they can be switched off (WCAG 2.1.4).
 */
export const shortcuts = createStoredChoice(keys.shortcuts, ['on', 'off'], 'on')

/** For whoever hears a key. */
export const areShortcutsOn = (): boolean => shortcuts.get() === 'on'
