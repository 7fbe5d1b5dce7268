import type { LiveChatResources } from '../../live-chat/index.ts'
import { audioContext, loadWorklet, resumeContext } from '../audio/audio-context.ts'
import { CleanupScope } from '../cleanup-scope.ts'
import { toMediaError } from '../media-error.ts'
import { captureNode, closeNode } from './capture-node.ts'
import { microphoneStream, type MicrophoneOptions } from './microphone-stream.ts'

/** A microphone that is open. */
export interface OpenMicrophone {
  readonly stream: MediaStream
  /** Stops the tracks. */
  readonly close: () => void
}

/**
 * Opens a microphone for code of the host's own. Its tracks stop on abort, even if it is granted after that.
 *
 * @param lost called when the device is unplugged or its permission withdrawn
 * @throws {PortError} `permission` denied, or an insecure page; `not-found` absent; `conflict` used by another program
 */
export async function openMicrophone(
  options: MicrophoneOptions & { readonly signal: AbortSignal; readonly lost: () => void },
): Promise<OpenMicrophone> {
  const scope = new CleanupScope(options.signal)
  try {
    return { stream: await microphoneStream(options, scope, options.lost), close: scope.release }
  } catch (thrown) {
    scope.release()
    throw thrown
  }
}

/**
 * Creates the `microphone` of `liveChat`: frames of 4096 samples of 16-bit PCM at 16 kHz, and their level from 0 to 1.
 * A lost device sends `microphone.failed` of kind `not-found`.
 *
 * @param workletUrl URL of `@saha/machines/adapters/audio-worklet`. The host gives it, because bundlers emit a worklet
 *   only from the host's own import, and a blob URL fails under a strict content security policy
 */
export const createMicrophone =
  (workletUrl: string | URL): LiveChatResources['microphone'] =>
  async ({ input, signal, send }) => {
    const scope = new CleanupScope(signal)
    try {
      const context = audioContext(scope)
      const lost = () => send({ type: 'microphone.failed', kind: 'not-found' })
      // In parallel: the module loads while the permission prompt is open.
      const [stream] = await Promise.all([
        microphoneStream({ deviceId: input.microphone ?? null }, scope, lost),
        loadWorklet(context, workletUrl),
      ])
      signal.throwIfAborted()
      const source = context.createMediaStreamSource(stream)
      const node = captureNode(context, (message) =>
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
      throw toMediaError(thrown)
    }
  }
