import { useCallback, type RefCallback } from 'react'

/** Returns a `ref` for an `<audio>` that plays a file; its object URL is revoked with the next file and on unmount. */
export function useClipRef(file: Blob): RefCallback<HTMLAudioElement> {
  return useCallback(
    (audio: HTMLAudioElement) => {
      const url = URL.createObjectURL(file)
      audio.src = url
      return () => {
        audio.removeAttribute('src')
        // Otherwise it keeps playing.
        audio.load()
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
}
