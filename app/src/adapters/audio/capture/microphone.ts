import type { LiveChatResources } from '@saha/machines/live-chat'
import { audioContext, resumeContext } from '../context/audio-context.ts'
import { toAudioError } from '../context/audio-error.ts'
import { captureNode, closeNode, loadCapture } from './capture-node.ts'
import { ResourceScope } from '../context/resource-scope.ts'
import { microphoneStream } from './microphone-stream.ts'

/** Captures frames of 4096 samples at 16 kHz and their loudness for a live conversation. */
export const microphone: LiveChatResources['microphone'] = async ({ input, signal, send }) => {
  const scope = new ResourceScope(signal)
  try {
    const context = audioContext(scope)
    const lost = () => send({ type: 'microphone.failed', kind: 'not-found' })
    // In parallel: the module loads while the permission prompt is open.
    const [stream] = await Promise.all([
      microphoneStream(input.microphone, scope, lost),
      loadCapture(context),
    ])
    signal.throwIfAborted()
    const source = context.createMediaStreamSource(stream)
    const node = captureNode(context, { frames: true }, (message) =>
      send(
        message.type === 'chunk'
          ? { type: 'microphone.chunk', chunk: message.chunk }
          : { type: 'microphone.level', level: message.level },
      ),
    )
    scope.keep(node, closeNode)
    source.connect(node)
    scope.keep(source, (source) => source.disconnect())
    // A phone call interrupts the context; no click follows it.
    scope.listen(context, 'statechange', () => {
      if (context.state !== 'running' && context.state !== 'closed') resumeContext(context)
    })
    await context.resume()
    send({ type: 'microphone.ready' })
    return scope.release
  } catch (thrown) {
    scope.release()
    throw toAudioError(thrown)
  }
}
