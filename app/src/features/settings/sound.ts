import { keys } from '../../adapters/storage/preferences.ts'
import { choiceOf } from './choice.ts'

/** Whether games sound: the same for every game, and silent until the visitor chooses otherwise. */
export const sound = choiceOf(keys.sound, ['on', 'off'], 'off')

export const soundIsOn = (): boolean => sound.get() === 'on'
