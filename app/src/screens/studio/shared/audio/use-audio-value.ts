import { useCallback, useSyncExternalStore } from 'react'

const changes = [
  'play',
  'playing',
  'pause',
  'seeked',
  'timeupdate',
  'ratechange',
  'loadedmetadata',
  'emptied',
]

/** Calls back on every media event, and on every frame during playback. */
function watch(audio: HTMLAudioElement, changed: () => void): () => void {
  let frame = 0
  const change = () => {
    changed()
    cancelAnimationFrame(frame)
    if (!audio.paused) frame = requestAnimationFrame(change)
  }
  for (const type of changes) audio.addEventListener(type, change)
  change()
  return () => {
    cancelAnimationFrame(frame)
    for (const type of changes) audio.removeEventListener(type, change)
  }
}

/** Returns a value of an audio element. `read` must be a stable reference. */
export function useAudioValue<Read extends string | number | boolean>(
  audio: HTMLAudioElement,
  read: (audio: HTMLAudioElement) => Read,
): Read {
  const subscribe = useCallback((changed: () => void) => watch(audio, changed), [audio])
  return useSyncExternalStore(subscribe, () => read(audio))
}

/** Seeks to a time in seconds. */
export const seekAudio = (audio: HTMLAudioElement, place: number): void => {
  audio.currentTime = place
}

/** In seconds. */
export const getCurrentTime = ({ currentTime }: HTMLAudioElement): number => currentTime
export const isPaused = ({ paused }: HTMLAudioElement): boolean => paused
export const getPlaybackRate = ({ playbackRate }: HTMLAudioElement): number => playbackRate
