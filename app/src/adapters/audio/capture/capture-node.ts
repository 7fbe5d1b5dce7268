import { loadWorklet } from '../context/audio-context.ts'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import workletUrl from './capture.worklet.ts?worker&url'

export interface CaptureOptions {
  /** Whether PCM frames are wanted besides the level. */
  readonly frames: boolean
}

/** Messages of the worklet: the machines' `microphone.chunk` and `microphone.level`. */
export type CaptureMessage = { type: 'chunk'; chunk: ArrayBuffer } | { type: 'level'; level: number }

/** Loads the worklet of {@link captureNode}. */
export const loadCapture = async (context: BaseAudioContext): Promise<void> =>
  loadWorklet(context, workletUrl)

/** Creates a node that captures its input. Any message to its port ends it. */
export function captureNode(
  context: BaseAudioContext,
  options: CaptureOptions,
  onMessage: (message: CaptureMessage) => void,
): AudioWorkletNode {
  const node = new AudioWorkletNode(context, 'saha-capture', {
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: options,
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
