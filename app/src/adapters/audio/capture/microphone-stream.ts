import { PortError } from '@saha/machines/port'
import { toAudioError } from '../context/audio-error.ts'
import type { Held } from '../context/resource-scope.ts'

/** Returns whether microphones are available: insecure pages have no `mediaDevices`, which lib.dom omits. */
export const hasMicrophones = (): boolean =>
  (navigator.mediaDevices as MediaDevices | undefined) !== undefined

/**
 * Requests a microphone. Call it first in a click handler: some browsers ask for permission only then.
 *
 * @param lost called when the device is unplugged or its permission withdrawn
 * @throws {PortError} `permission` denied or blocked, `not-found` absent, `conflict` held by another program
 */
export async function microphoneStream(
  deviceId: string | null | undefined,
  held: Held,
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
      (granted) => held.keep(granted, stopTracks),
      (thrown: unknown) => {
        throw toAudioError(thrown)
      },
    )
  const stream = await Promise.race([asked, failWithoutMicrophone(held)])
  for (const track of stream.getAudioTracks()) {
    held.listen(track, 'ended', lost)
    // It may be unplugged while the permission prompt is open.
    if (track.readyState === 'ended') throw new PortError('not-found', 'The microphone went away.')
  }
  return stream
}

/** Delay before a check whether any microphone exists, in ms. */
const patience = 3000

/**
 * Rejects once it is known that there is no microphone, otherwise never settles. Without a sound device some
 * browsers neither ask nor answer.
 */
async function failWithoutMicrophone(held: Held): Promise<never> {
  await new Promise<void>((resolve) => held.keep(setTimeout(resolve, patience), clearTimeout))
  const devices = await navigator.mediaDevices.enumerateDevices()
  if (!devices.some(({ kind }) => kind === 'audioinput'))
    throw new PortError('not-found', 'There is no microphone to ask for.')
  return new Promise<never>(() => {})
}

/** Releases a microphone. */
export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
