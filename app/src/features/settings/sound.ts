import { storageKeys } from '../../adapters/storage/web-storage.ts'
import { createStoredChoice } from './stored-choice.ts'

/** Sound of all games. Off by default. */
export const sound = createStoredChoice(storageKeys.sound, ['on', 'off'], 'off')

export const isSoundOn = (): boolean => sound.get() === 'on'
