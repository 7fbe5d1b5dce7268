import { loadWorklet } from '../context/audio-context.ts'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import workletUrl from './capture.worklet.ts?worker&url'

export interface CaptureOptions {
  /** Frames of PCM are wanted, and not only how loud it is. */
  readonly frames: boolean
}

/** What the worklet tells: `microphone.chunk` and `microphone.level` of the machines. */
export type CaptureMessage = { type: 'chunk'; chunk: ArrayBuffer } | { type: 'level'; level: number }

/** Loads what {@link captureNode} needs. */
export const loadCapture = async (context: BaseAudioContext): Promise<void> =>
  loadWorklet(context, workletUrl)

/** Listens to what is connected to it. Post anything to its port to end it. */
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

/** Ends it. It stays connected: a worklet ends only when it is asked once more. */
export function closeNode(node: AudioWorkletNode): void {
  node.port.postMessage({ type: 'close' }, [])
  node.port.close()
}
