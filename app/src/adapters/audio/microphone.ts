import type { LiveChatResources } from '@saha/machines/live-chat'
import { audioContext } from './audio-context.ts'
import { toAudioError } from './audio-failure.ts'
import { captureNode, closeNode, loadCapture } from './capture-node.ts'
import { Held } from './held.ts'
import { microphoneStream } from './microphone-stream.ts'

/** What a live conversation hears: frames of 4096 samples at 16 kHz, and how loud they are. */
export const microphone: LiveChatResources['microphone'] = async ({ input, signal, send }) => {
  const held = new Held(signal)
  try {
    const context = audioContext(held)
    const lost = () => send({ type: 'microphone.failed', kind: 'not-found' })
    // Both at once: the module loads while the visitor reads the question.
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
    // A call holds it back; after it nobody clicks.
    held.listen(context, 'statechange', () => {
      if (context.state !== 'running' && context.state !== 'closed') void context.resume()
    })
    await context.resume()
    send({ type: 'microphone.ready' })
    return held.release
  } catch (thrown) {
    held.release()
    throw toAudioError(thrown)
  }
}
