import { keys } from '../../adapters/storage/preferences.ts'
import { createStoredChoice } from './stored-choice.ts'

/** Whether games sound: the same for every game, and silent until the visitor chooses otherwise. */
export const sound = createStoredChoice(keys.sound, ['on', 'off'], 'off')

export const isSoundOn = (): boolean => sound.get() === 'on'
