import type { Channels } from '@saha/games/bridge'
import { storageKeys } from '../../adapters/storage/web-storage.ts'
import { createStoredChoice } from './stored-choice.ts'

const values = ['on', 'off'] as const

/** Sound of all games. Off by default. */
export const sound = createStoredChoice(storageKeys.sound, values, 'off')
/** Music of all games, while the sound is on. */
export const music = createStoredChoice(storageKeys.music, values, 'on')
/** Effects of all games, while the sound is on. */
export const effects = createStoredChoice(storageKeys.effects, values, 'on')

export const isSoundOn = (): boolean => sound.get() === 'on'

export const getChannels = (): Channels => ({
  music: music.get() === 'on',
  effects: effects.get() === 'on',
})

export function setChannels(channels: Channels): void {
  music.set(channels.music ? 'on' : 'off')
  effects.set(channels.effects ? 'on' : 'off')
}

/** Calls the listener when music or effects change, also in another tab. @returns stops it */
export function subscribeToChannels(listener: () => void): () => void {
  const unsubscribes = [music, effects].map(({ subscribe }) => subscribe(listener))
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
