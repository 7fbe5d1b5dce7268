import type { SpeechResources } from '@saha/machines/text-to-speech'
import { toAudioError } from './audio-failure.ts'
import { Held } from './held.ts'
import { speechFile } from './speech-file.ts'

/**
 * Plays speech in an element of the page. Its volume, speed, place and pauses stay the page's own: only what is in
 * it, and for how long, is decided here.
 */
export const speechPlaybackIn =
  (audio: HTMLAudioElement): SpeechResources['playback'] =>
  async ({ input, signal, send }) => {
    const held = new Held(signal)
    try {
      const url = held.keep(URL.createObjectURL(speechFile(input)), URL.revokeObjectURL)
      let heard = false
      held.listen(audio, 'playing', () => {
        if (!heard) send({ type: 'playback.started' })
        heard = true
      })
      held.listen(audio, 'ended', () => send({ type: 'playback.ended' }))
      held.listen(audio, 'error', () => send({ type: 'playback.failed', kind: 'validation' }))
      audio.src = url
      held.keep(audio, empty)
      await audio.play()
      return held.release
    } catch (thrown) {
      held.release()
      throw toAudioError(thrown)
    }
  }

/** Without a source it falls silent in the same turn, and lets its bytes go. */
function empty(audio: HTMLAudioElement): void {
  audio.pause()
  audio.removeAttribute('src')
  audio.load()
}
