import { onTestFinished, vi } from 'vitest'

/** Watches what is made of the browser's sound, to see that all of it is given back. */
export function watchMade() {
  const contexts: AudioContext[] = []
  const tracks: MediaStreamTrack[] = []
  const Original = AudioContext
  vi.stubGlobal(
    'AudioContext',
    class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options)
        contexts.push(this)
      }
    },
  )
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  getUserMedia.mockImplementation(async (constraints) => {
    const stream = await ask(constraints)
    tracks.push(...stream.getTracks())
    return stream
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return {
    contexts,
    tracks,
    getUserMedia,
    /** What is still held. */
    held: () => [
      ...contexts.filter(({ state }) => state !== 'closed'),
      ...tracks.filter(({ readyState }) => readyState !== 'ended'),
    ],
  }
}
