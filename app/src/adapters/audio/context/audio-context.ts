import { PortError } from '@saha/machines/port'
import type { Held } from './resource-scope.ts'

/**
 * Seconds of silence before the end. Chromium keeps a context for ever that is closed before it has begun, or before
 * its worklets have ended, which they do only while it runs.
 */
const rest = 0.05
/** How long one is waited for that does not run, in ms: nobody has clicked yet, or a call holds it back. */
const patience = 1000

/**
 * A context at the device's own rate: asking for another breaks Firefox, and Safari does not keep to it. Made in a
 * click, before anything else is waited for. When it is let go, whatever is in it must be silent already.
 */
export function audioContext(held: Held): AudioContext {
  return held.keep(new AudioContext({ latencyHint: 'interactive' }), closeAfterRest)
}

function closeAfterRest(context: AudioContext): void {
  // By the browser itself, when its device was lost.
  if (context.state === 'closed') return
  const close = () => {
    clearTimeout(timer)
    bell.removeEventListener('ended', close)
    if (context.state !== 'closed') void context.close()
  }
  const timer = setTimeout(close, patience)
  const bell = context.createBufferSource()
  bell.buffer = context.createBuffer(1, 1, context.sampleRate)
  bell.connect(context.destination)
  bell.addEventListener('ended', close)
  bell.start(context.currentTime + rest)
}

/** Lets it run, as far as the browser allows. Closed before that, it never does, and nobody waits for it. */
export function wake(context: AudioContext): void {
  context.resume().catch(() => {})
}

/**
 * Loads the module of a worklet, a file of the portal's own origin, as its policy demands.
 *
 * @throws {PortError} `network`: browsers say the same for every reason
 */
export async function loadWorklet(context: BaseAudioContext, url: string): Promise<void> {
  try {
    await context.audioWorklet.addModule(url)
  } catch (cause) {
    throw new PortError('network', `The worklet ${url} could not be loaded.`, { cause })
  }
}
