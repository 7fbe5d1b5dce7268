import { PortError } from '@saha/machines/port'
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
