import type { Held } from './held.ts'

/**
 * A context at the device's own rate: asking for another breaks Firefox, and Safari does not keep to it. Made in a
 * click, before anything else is waited for.
 */
export function audioContext(held: Held): AudioContext {
  return held.keep(new AudioContext({ latencyHint: 'interactive' }), (context) => {
    // Closed for us already, when its device was lost.
    if (context.state !== 'closed') void context.close()
  })
}
