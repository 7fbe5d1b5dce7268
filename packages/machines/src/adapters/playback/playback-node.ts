export type PlaybackCommand =
  /** PCM: 16 bit, little endian, mono, 24 kHz. */
  { type: 'play'; chunk: ArrayBuffer } | { type: 'flush' } | { type: 'close' }

export type PlaybackMessage =
  | { type: 'started' }
  | { type: 'drained' }
  | { type: 'level'; level: number }
  /** A chunk did not fit in the queue. */
  | { type: 'full' }

/** Creates a node that plays the {@link PlaybackCommand}s posted to its port. */
export function playbackNode(
  context: BaseAudioContext,
  onMessage: (message: PlaybackMessage) => void,
): AudioWorkletNode {
  const node = new AudioWorkletNode(context, 'saha-playback', {
    numberOfInputs: 0,
    outputChannelCount: [1],
  })
  node.port.addEventListener('message', ({ data }: MessageEvent<PlaybackMessage>) => onMessage(data))
  node.port.start()
  return node
}
