import type { LiveChatResources, SpeakerEvent } from '../../live-chat/index.ts'
import { audioContext, loadWorklet, resumeContext } from '../audio/audio-context.ts'
import { CleanupScope } from '../cleanup-scope.ts'
import { toMediaError } from '../media-error.ts'
import { closeNode } from '../microphone/capture-node.ts'
import { playbackNode, type PlaybackMessage } from './playback-node.ts'

/** Delay before the user is asked for a click because the context did not start, in ms. */
const timeout = 1000
/** Time for a context to start after a click, in ms: wireless headphones need seconds. */
const startTimeout = 8000

/** Not every browser can choose an output device. */
interface Sinks {
  setSinkId?: (id: string) => Promise<void>
}

/**
 * Creates the `speaker` of `liveChat`: plays chunks of any size in order and without gaps. Blocked autoplay sends
 * `speaker.suspended` until `resume` is sent from a click; a queue longer than five minutes fails as `too-large`.
 *
 * @param workletUrl URL of `@saha/machines/adapters/audio-worklet`, as for `createMicrophone`
 */
export const createSpeaker =
  (workletUrl: string | URL): LiveChatResources['speaker'] =>
  async ({ input, signal, send, receive }) => {
    const scope = new CleanupScope(signal)
    try {
      const context = audioContext(scope)
      const started = context.resume()
      const choose = sinkOf(context, signal, () => send({ type: 'speaker.fellBack' }))
      await Promise.all([loadWorklet(context, workletUrl), choose(input.speaker ?? null)])
      signal.throwIfAborted()
      const node = scope.keep(
        playbackNode(context, (message) => send(toSpeakerEvent(message))),
        closeNode,
      )
      const gain = context.createGain()
      node.connect(gain).connect(context.destination)
      scope.keep(gain, silence)
      receive((command) => {
        if (signal.aborted) return
        if (command.type === 'resume') resumeContext(context)
        else if (command.type === 'choose')
          choose(command.device).catch(() => send({ type: 'speaker.failed', kind: 'not-found' }))
        else if (command.type === 'play') node.port.postMessage(command, [])
        else node.port.postMessage({ type: 'flush' }, [])
      })
      // The device was removed: tries the system's default before failing.
      scope.listen(context, 'error', () => {
        fallBack(context).then(
          () => send({ type: 'speaker.fellBack' }),
          () => send({ type: 'speaker.failed', kind: 'not-found' }),
        )
      })
      watchSound(context, started, scope, send)
      send({ type: 'speaker.ready' })
      return scope.release
    } catch (thrown) {
      scope.release()
      throw toMediaError(thrown)
    }
  }

function silence({ gain }: GainNode): void {
  gain.value = 0
}

function toSpeakerEvent(message: PlaybackMessage): SpeakerEvent {
  switch (message.type) {
    case 'level':
      return { type: 'speaker.level', level: message.level }
    case 'full':
      return { type: 'speaker.failed', kind: 'too-large' }
    default:
      return { type: `speaker.${message.type}` }
  }
}

/**
 * Switches a context between devices, one at a time: the last choice wins.
 *
 * @param lost called when the device is missing and the system's default plays instead
 */
function sinkOf(context: AudioContext, signal: AbortSignal, lost: () => void) {
  let last = Promise.resolve()
  let current: string | null = null
  return async (device: string | null): Promise<void> => {
    const lead = async () => {
      if (signal.aborted || device === current) return
      try {
        await (context as Sinks).setSinkId?.(device ?? '')
        current = device
      } catch {
        current = null
        await fallBack(context)
        lost()
      }
    }
    last = last.then(lead, lead)
    return last
  }
}

/** Continues on the system's current default device. */
async function fallBack(context: AudioContext): Promise<void> {
  if (!(context as Sinks).setSinkId) throw new DOMException('There is no choice.', 'NotFoundError')
  await (context as Sinks).setSinkId?.('')
  resumeContext(context)
}

/** Reports when the system blocks sound; a context that starts slowly is not blocked. */
function watchSound(
  context: AudioContext,
  started: Promise<void>,
  scope: CleanupScope,
  send: (event: SpeakerEvent) => void,
): void {
  let suspended = false
  // Firefox never starts a context without a sound device. A phone call pauses one as `interrupted`.
  const failWithoutDevice = () => {
    const { userActivation } = navigator as { userActivation?: UserActivation }
    const isAllowed = userActivation?.hasBeenActive !== false
    if (isAllowed && context.state === 'suspended' && context.currentTime === 0)
      send({ type: 'speaker.failed', kind: 'not-found' })
  }
  const reportState = () => {
    if (context.state === 'closed' || suspended === (context.state !== 'running')) return
    suspended = !suspended
    send({ type: suspended ? 'speaker.suspended' : 'speaker.resumed' })
  }
  const timer = scope.keep(setTimeout(reportState, timeout), clearTimeout)
  const missing = scope.keep(setTimeout(failWithoutDevice, startTimeout), clearTimeout)
  // Never settles without a click, and rejects when the context is closed first.
  const stopWaiting = () => {
    clearTimeout(timer)
    clearTimeout(missing)
  }
  started.then(stopWaiting, () => {})
  scope.listen(context, 'statechange', () => {
    if (context.state !== 'suspended' || context.currentTime > 0) reportState()
  })
}
