import { expect, onTestFinished, vi } from 'vitest'

/** Tracks audio objects to check that all are released. */
export function trackAudioResources() {
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
    /** Waits until all are released. */
    released: async () =>
      vi.waitFor(
        () => {
          expect(contexts.filter(({ state }) => state !== 'closed')).toEqual([])
          expect(tracks.filter(({ readyState }) => readyState !== 'ended')).toEqual([])
        },
        { timeout: 10_000 },
      ),
  }
}
