/** A microphone or a speaker that can be chosen. */
export interface AudioDevice {
  /** The `deviceId`. */
  readonly id: string
  /** Empty until the user has allowed a microphone. */
  readonly label: string
}

/** Returns `navigator.mediaDevices`, which insecure pages lack, contrary to lib.dom. */
export const getMediaDevices = (): MediaDevices | undefined => navigator.mediaDevices

/** Returns whether microphones are available: insecure pages have none. */
export const hasMicrophones = (): boolean => getMediaDevices() !== undefined

/** Lists the devices, the system's default first; none if the page has no permission or is insecure. */
export async function listAudioDevices(kind: 'audioinput' | 'audiooutput'): Promise<readonly AudioDevice[]> {
  const all = (await getMediaDevices()?.enumerateDevices()) ?? []
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}

/** Calls back when a device is plugged in or out. @returns the function that unsubscribes */
export function onDevicesChanged(changed: () => void): () => void {
  const devices = getMediaDevices()
  devices?.addEventListener('devicechange', changed)
  return () => devices?.removeEventListener('devicechange', changed)
}

/** Returns whether pages can choose the output device in this browser. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in AudioContext.prototype
