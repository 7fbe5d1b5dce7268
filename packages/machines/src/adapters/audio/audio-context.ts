import { PortError } from '../../port/index.ts'
import type { CleanupScope } from '../cleanup-scope.ts'

/** Seconds of silence before closing. Chromium leaks a context that closes before it runs or before its worklets end. */
const rest = 0.05
/** Timeout for a context that does not run, in ms: a click is missing, a call interrupts it, or the machine is busy. */
const timeout = 3000

/**
 * Creates a context at the device's sample rate: another rate breaks Firefox, and Safari ignores it. Call it first
 * in a click handler. Its sound must be silent when the scope ends.
 */
export function audioContext(scope: CleanupScope): AudioContext {
  return scope.keep(new AudioContext({ latencyHint: 'interactive' }), closeAfterSilence)
}

function closeAfterSilence(context: AudioContext): void {
  // The browser closes it when the device is lost.
  if (context.state === 'closed') return
  const close = () => {
    clearTimeout(timer)
    silentSource.removeEventListener('ended', close)
    if (context.state !== 'closed') void context.close()
  }
  const timer = setTimeout(close, timeout)
  const silentSource = context.createBufferSource()
  silentSource.buffer = context.createBuffer(1, 1, context.sampleRate)
  silentSource.connect(context.destination)
  silentSource.addEventListener('ended', close)
  silentSource.start(context.currentTime + rest)
}

/** Resumes the context if the browser allows. Does not wait, because the promise of a closed context never settles. */
export function resumeContext(context: AudioContext): void {
  context.resume().catch(() => {})
}

/**
 * Loads the package's worklet.
 *
 * @throws {PortError} `network`: browsers give the same error for every reason
 */
export async function loadWorklet(context: BaseAudioContext, url: string | URL): Promise<void> {
  try {
    await context.audioWorklet.addModule(url)
  } catch (cause) {
    throw new PortError('network', `The worklet ${String(url)} could not be loaded.`, { cause })
  }
}
