import { keys } from '../../adapters/storage/web-storage.ts'
import { createStoredChoice } from './stored-choice.ts'

/** Sound of all games. Off by default. */
export const sound = createStoredChoice(keys.sound, ['on', 'off'], 'off')

export const isSoundOn = (): boolean => sound.get() === 'on'
