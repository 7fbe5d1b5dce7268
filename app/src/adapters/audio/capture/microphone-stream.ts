import { PortError } from '@saha/machines/port'
import { toAudioError } from '../context/audio-error.ts'
import type { ResourceScope } from '../context/resource-scope.ts'

/** Returns whether microphones are available: insecure pages have no `mediaDevices`, which lib.dom omits. */
export const hasMicrophones = (): boolean =>
  (navigator.mediaDevices as MediaDevices | undefined) !== undefined

/**
 * Requests a microphone. Call it first in a click handler: some browsers ask for permission only then.
 *
 * @param lost called when the device is unplugged or its permission withdrawn
 * @throws {PortError} `permission` denied or blocked, `not-found` absent, `conflict` in use by another program
 */
export async function microphoneStream(
  deviceId: string | null | undefined,
  scope: ResourceScope,
  lost: () => void,
): Promise<MediaStream> {
  if (!hasMicrophones()) throw new PortError('permission', 'Browsers give a microphone to secure pages only.')
  const asked = navigator.mediaDevices
    .getUserMedia({
      audio: {
        channelCount: 1,
        // Otherwise the model would hear and interrupt itself.
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
        ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
      },
    })
    .then(
      (granted) => scope.keep(granted, stopTracks),
      (thrown: unknown) => {
        throw toAudioError(thrown)
      },
    )
  const stream = await Promise.race([asked, failWithoutMicrophone(scope)])
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
async function failWithoutMicrophone(scope: ResourceScope): Promise<never> {
  await new Promise<void>((resolve) => scope.keep(setTimeout(resolve, timeout), clearTimeout))
  const devices = await navigator.mediaDevices.enumerateDevices()
  if (!devices.some(({ kind }) => kind === 'audioinput'))
    throw new PortError('not-found', 'There is no microphone to ask for.')
  return new Promise<never>(() => {})
}

/** Releases a microphone. */
export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
