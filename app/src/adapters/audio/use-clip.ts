import { useCallback, type RefCallback } from 'react'

/** A `ref` for an `<audio>` that plays a file in memory: its address is given back with the next file, and on leaving. */
export function useClip(file: Blob): RefCallback<HTMLAudioElement> {
  return useCallback(
    (audio: HTMLAudioElement) => {
      const url = URL.createObjectURL(file)
      audio.src = url
      return () => {
        audio.removeAttribute('src')
        // Or it sounds on.
        audio.load()
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
}
