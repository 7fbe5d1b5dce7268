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

/** Calls back with every change of what is played, and with every frame while time goes by. */
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

/** Something about a player, as it is by now. `read` stands outside the component. */
export function useAudioValue<Read extends string | number | boolean>(
  audio: HTMLAudioElement,
  read: (audio: HTMLAudioElement) => Read,
): Read {
  const subscribe = useCallback((changed: () => void) => watch(audio, changed), [audio])
  return useSyncExternalStore(subscribe, () => read(audio))
}

/** Goes on from another place, in seconds. */
export const seekAudio = (audio: HTMLAudioElement, place: number): void => {
  audio.currentTime = place
}

/** Where it is, in seconds. */
export const getCurrentTime = ({ currentTime }: HTMLAudioElement): number => currentTime
/** Whether somebody has it wait. */
export const isPaused = ({ paused }: HTMLAudioElement): boolean => paused
/** Times its usual speed. */
export const getPlaybackRate = ({ playbackRate }: HTMLAudioElement): number => playbackRate
