import type { LiveChatResources } from '@saha/machines/live-chat'
import { audioContext, wake } from '../context/audio-context.ts'
import { toAudioError } from '../context/audio-error.ts'
import { captureNode, closeNode, loadCapture } from './capture-node.ts'
import { Held } from '../context/resource-scope.ts'
import { microphoneStream } from './microphone-stream.ts'

/** Captures frames of 4096 samples at 16 kHz and their loudness for a live conversation. */
export const microphone: LiveChatResources['microphone'] = async ({ input, signal, send }) => {
  const held = new Held(signal)
  try {
    const context = audioContext(held)
    const lost = () => send({ type: 'microphone.failed', kind: 'not-found' })
    // In parallel: the module loads while the permission prompt is open.
    const [stream] = await Promise.all([microphoneStream(input.microphone, held, lost), loadCapture(context)])
    signal.throwIfAborted()
    const source = context.createMediaStreamSource(stream)
    const node = captureNode(context, { frames: true }, (message) =>
      send(
        message.type === 'chunk'
          ? { type: 'microphone.chunk', chunk: message.chunk }
          : { type: 'microphone.level', level: message.level },
      ),
    )
    held.keep(node, closeNode)
    source.connect(node)
    held.keep(source, (source) => source.disconnect())
    // A phone call interrupts the context; no click follows it.
    held.listen(context, 'statechange', () => {
      if (context.state !== 'running' && context.state !== 'closed') wake(context)
    })
    await context.resume()
    send({ type: 'microphone.ready' })
    return held.release
  } catch (thrown) {
    held.release()
    throw toAudioError(thrown)
  }
}
