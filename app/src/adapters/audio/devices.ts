/** A microphone or a speaker that can be chosen. */
export interface AudioDevice {
  readonly id: string
  /** Empty as long as the visitor has allowed no microphone. */
  readonly label: string
}

/** What there is to choose from, the system's own choice first; nothing where the page may not know. */
export async function audioDevices(kind: 'audioinput' | 'audiooutput'): Promise<readonly AudioDevice[]> {
  // A page without TLS has none, which lib.dom does not tell.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  const all = (await devices?.enumerateDevices()) ?? []
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}

/** Calls back when something was plugged in or out. @returns no longer does */
export function onDevicesChanged(changed: () => void): () => void {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  devices?.addEventListener('devicechange', changed)
  return () => devices?.removeEventListener('devicechange', changed)
}

/** Whether this browser lets a page choose where its sound goes. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in AudioContext.prototype
