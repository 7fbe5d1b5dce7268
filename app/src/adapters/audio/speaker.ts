import type { LiveChatResources, SpeakerEvent } from '@saha/machines/live-chat'
import { audioContext, wake } from './audio-context.ts'
import { toAudioError } from './audio-failure.ts'
import { closeNode } from './capture-node.ts'
import { Held } from './held.ts'
import { loadPlayback, playbackNode, type PlaybackMessage } from './playback-node.ts'
import type { Volume } from './volume.ts'

/** How long a context may take to begin by itself, in ms, before the visitor is asked for a click. */
const patience = 1000
/** How long one may take that a click has allowed to begin, in ms: wireless headphones need seconds. */
const startPatience = 8000

/** Choosing a device is not everywhere. */
interface Sinks {
  setSinkId?: (id: string) => Promise<void>
}

/** What the model speaks through. @param volume may be changed while it speaks */
export const speakerAt =
  (volume: Volume): LiveChatResources['speaker'] =>
  async ({ input, signal, send, receive }) => {
    const held = new Held(signal)
    try {
      const context = audioContext(held)
      const started = context.resume()
      const choose = sinkOf(context, signal, () => send({ type: 'speaker.fellBack' }))
      await Promise.all([loadPlayback(context), choose(input.speaker ?? null)])
      signal.throwIfAborted()
      const node = held.keep(
        playbackNode(context, (message) => send(factOf(message))),
        closeNode,
      )
      const gain = context.createGain()
      node.connect(gain).connect(context.destination)
      held.keep(gain, silence)
      const setVolume = () => gain.gain.setTargetAtTime(volume.get(), context.currentTime, 0.01)
      held.keep(volume.subscribe(setVolume), (leave) => leave())
      setVolume()
      receive((command) => {
        if (signal.aborted) return
        if (command.type === 'resume') wake(context)
        else if (command.type === 'choose')
          choose(command.device).catch(() => send({ type: 'speaker.failed', kind: 'not-found' }))
        else if (command.type === 'play') node.port.postMessage(command, [])
        else node.port.postMessage({ type: 'flush' }, [])
      })
      // The device went away: what there is of another is tried before it is given up.
      held.listen(context, 'error', () => {
        fallBack(context).then(
          () => send({ type: 'speaker.fellBack' }),
          () => send({ type: 'speaker.failed', kind: 'not-found' }),
        )
      })
      watchSound(context, started, held, send)
      send({ type: 'speaker.ready' })
      return held.release
    } catch (thrown) {
      held.release()
      throw toAudioError(thrown)
    }
  }

/** At once, whatever was asked of it before. */
function silence({ gain }: GainNode): void {
  gain.cancelScheduledValues(0)
  gain.value = 0
}

function factOf(message: PlaybackMessage): SpeakerEvent {
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
 * Leads a context to one device or another, one after the other: the last that was chosen is the one that sounds.
 *
 * @param lost called when it is not there, and the system's own sounds in its place
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

/** Goes on through the system's own device, whatever that is by now. */
async function fallBack(context: AudioContext): Promise<void> {
  if (!(context as Sinks).setSinkId) throw new DOMException('There is no choice.', 'NotFoundError')
  await (context as Sinks).setSinkId?.('')
  wake(context)
}

/** Tells when the system holds sound back. A context that only takes a moment to begin is none of that. */
function watchSound(
  context: AudioContext,
  started: Promise<void>,
  held: Held,
  send: (fact: SpeakerEvent) => void,
): void {
  let suspended = false
  // Firefox lets a context wait for ever where there is no sound device. A call holds one back as `interrupted`.
  const failWithoutDevice = () => {
    const { userActivation } = navigator as { userActivation?: UserActivation }
    const isAllowed = userActivation?.hasBeenActive !== false
    if (isAllowed && context.state === 'suspended' && context.currentTime === 0)
      send({ type: 'speaker.failed', kind: 'not-found' })
  }
  const tell = () => {
    if (context.state === 'closed' || suspended === (context.state !== 'running')) return
    suspended = !suspended
    send({ type: suspended ? 'speaker.suspended' : 'speaker.resumed' })
  }
  const timer = held.keep(setTimeout(tell, patience), clearTimeout)
  const missing = held.keep(setTimeout(failWithoutDevice, startPatience), clearTimeout)
  // It never settles while there was no click, and fails when the context is closed first.
  const stopWaiting = () => {
    clearTimeout(timer)
    clearTimeout(missing)
  }
  started.then(stopWaiting, () => {})
  held.listen(context, 'statechange', () => {
    if (context.state !== 'suspended' || context.currentTime > 0) tell()
  })
}
