import { storageKeys } from '../../adapters/storage/web-storage.ts'
import { createStoredChoice } from './stored-choice.ts'

/**
 * Whether single-key shortcuts are on: `/` for search, `M` in a live conversation. Speech input can trigger them by
 * accident, so users can turn them off (WCAG 2.1.4).
 */
export const shortcuts = createStoredChoice(storageKeys.shortcuts, ['on', 'off'], 'on')

export const areShortcutsOn = (): boolean => shortcuts.get() === 'on'
