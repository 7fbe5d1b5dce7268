import type { Speech, SpeechResources } from '../../text-to-speech/index.ts'
import { CleanupScope } from '../cleanup-scope.ts'
import { toMediaError } from '../media-error.ts'

/**
 * Creates the `playback` of `textToSpeech`: plays a file in an audio element. The page keeps control of volume, speed,
 * position and pauses; this controls only the source and its lifetime. Blocked autoplay rejects with `permission`.
 */
export const createAudioPlayback =
  (audio: HTMLAudioElement): SpeechResources['playback'] =>
  async ({ input, signal, send }) => {
    const scope = new CleanupScope(signal)
    try {
      const url = scope.keep(URL.createObjectURL(fileOf(input)), (url) => URL.revokeObjectURL(url))
      let heard = false
      scope.listen(audio, 'playing', () => {
        if (!heard) send({ type: 'playback.started' })
        heard = true
      })
      scope.listen(audio, 'ended', () => send({ type: 'playback.ended' }))
      scope.listen(audio, 'error', () => send({ type: 'playback.failed', kind: 'validation' }))
      audio.src = url
      scope.keep(audio, empty)
      await audio.play()
      return scope.release
    } catch (thrown) {
      scope.release()
      throw toMediaError(thrown)
    }
  }

const fileOf = ({ bytes, mimeType }: Speech): Blob => new Blob([new Uint8Array(bytes)], { type: mimeType })

/** Removing the source stops playback synchronously and frees the bytes. */
function empty(audio: HTMLAudioElement): void {
  audio.removeAttribute('src')
  audio.load()
}
