import { PortError } from '../../port/index.ts'
import { getMediaDevices } from '../audio/devices.ts'
import type { CleanupScope } from '../cleanup-scope.ts'
import { toMediaError } from '../media-error.ts'

/** Which microphone, and its processing. */
export interface MicrophoneOptions {
  /** A `deviceId` of an audio input; null for the browser's default. */
  readonly deviceId: string | null
  /** Replaces the default constraints: mono, with echo cancellation, noise suppression and automatic gain. */
  readonly constraints?: MediaTrackConstraints
}

const voiceConstraints: MediaTrackConstraints = {
  channelCount: 1,
  // Otherwise a voice from the speaker would be heard again.
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
}

/**
 * Requests a microphone, whose tracks stop with the scope, even if it is granted after that. Call it first in a click
 * handler: some browsers ask for permission only then.
 *
 * @param lost called when the device is unplugged or its permission withdrawn
 * @throws {PortError} `permission` denied or blocked, `not-found` absent, `conflict` in use by another program
 */
export async function microphoneStream(
  { deviceId, constraints = voiceConstraints }: MicrophoneOptions,
  scope: CleanupScope,
  lost: () => void,
): Promise<MediaStream> {
  const devices = getMediaDevices()
  if (!devices) throw new PortError('permission', 'Browsers give a microphone to secure pages only.')
  const audio = { ...constraints, ...(deviceId ? { deviceId: { exact: deviceId } } : {}) }
  const asked = devices.getUserMedia({ audio }).then(
    (granted) => scope.keep(granted, stopTracks),
    (thrown: unknown) => {
      throw toMediaError(thrown)
    },
  )
  const stream = await Promise.race([asked, failWithoutMicrophone(devices, scope)])
  for (const track of stream.getAudioTracks()) {
    scope.listen(track, 'ended', lost)
    // It may be unplugged while the permission prompt is open.
    if (track.readyState === 'ended') throw new PortError('not-found', 'The microphone went away.')
  }
  return stream
}

/** Delay before a check whether any microphone exists, in ms. */
const timeout = 3000

/**
 * Rejects once it is known that there is no microphone, otherwise never settles. Without a sound device some
 * browsers neither ask nor answer.
 */
async function failWithoutMicrophone(devices: MediaDevices, scope: CleanupScope): Promise<never> {
  await new Promise<void>((resolve) => scope.keep(setTimeout(resolve, timeout), clearTimeout))
  const found = await devices.enumerateDevices()
  if (!found.some(({ kind }) => kind === 'audioinput'))
    throw new PortError('not-found', 'There is no microphone to ask for.')
  return new Promise<never>(() => {})
}

/** Releases a microphone. */
export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
