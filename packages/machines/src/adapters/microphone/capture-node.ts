/** Messages of the worklet: the machines' `microphone.chunk` and `microphone.level`. */
export type CaptureMessage = { type: 'chunk'; chunk: ArrayBuffer } | { type: 'level'; level: number }

/** Creates a node that captures its input. Any message to its port ends it. */
export function captureNode(
  context: BaseAudioContext,
  onMessage: (message: CaptureMessage) => void,
): AudioWorkletNode {
  const node = new AudioWorkletNode(context, 'saha-capture', {
    channelCount: 1,
    channelCountMode: 'explicit',
  })
  node.port.addEventListener('message', ({ data }: MessageEvent<CaptureMessage>) => onMessage(data))
  node.port.start()
  return node
}

/** Ends the node. It stays connected, because a worklet ends only during its next call. */
export function closeNode(node: AudioWorkletNode): void {
  node.port.postMessage({ type: 'close' }, [])
  node.port.close()
}
