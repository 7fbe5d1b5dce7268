/** A microphone or a speaker that can be chosen. */
export interface AudioDevice {
  readonly id: string
  /** Empty until the user has allowed a microphone. */
  readonly label: string
}

/** Lists the devices, the system's default first; none if the page has no permission. */
export async function audioDevices(kind: 'audioinput' | 'audiooutput'): Promise<readonly AudioDevice[]> {
  // Missing on insecure pages, contrary to lib.dom.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  const all = (await devices?.enumerateDevices()) ?? []
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}

/** Calls back when a device is plugged in or out. @returns the function that unsubscribes */
export function onDevicesChanged(changed: () => void): () => void {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  devices?.addEventListener('devicechange', changed)
  return () => devices?.removeEventListener('devicechange', changed)
}

/** Returns whether pages can choose the output device in this browser. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in AudioContext.prototype
