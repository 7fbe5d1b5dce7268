import { PortError } from '@saha/machines/port'
import { toAudioError } from './audio-failure.ts'
import type { Held } from './held.ts'

/** Whether there can be a microphone at all: a page without TLS has none, which lib.dom does not tell. */
export const hasMicrophones = (): boolean =>
  (navigator.mediaDevices as MediaDevices | undefined) !== undefined

/**
 * Asks for a microphone. Called in a click, before anything else is waited for: browsers ask for permission only
 * then.
 *
 * @param lost called when it goes away: unplugged, or its permission withdrawn
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
        // Or the model would hear itself, and interrupt itself.
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
    // It may have gone while the question was answered.
    if (track.readyState === 'ended') throw new PortError('not-found', 'The microphone went away.')
  }
  return stream
}

/** How long browsers are waited for, in ms, before it is looked whether there is a microphone to ask for. */
const patience = 3000

/**
 * Rejects once it is known that there is no microphone, and never settles else: the visitor may take their time with the
 * browser's question, but where there is no sound device some browsers neither ask nor answer.
 */
async function failWithoutMicrophone(held: Held): Promise<never> {
  await new Promise<void>((resolve) => held.keep(setTimeout(resolve, patience), clearTimeout))
  const devices = await navigator.mediaDevices.enumerateDevices()
  if (!devices.some(({ kind }) => kind === 'audioinput'))
    throw new PortError('not-found', 'There is no microphone to ask for.')
  return new Promise<never>(() => {})
}

/** Lets a microphone go. */
export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
