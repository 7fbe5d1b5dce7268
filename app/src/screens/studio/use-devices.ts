import { useEffect, useState } from 'react'
import { audioDevices, onDevicesChanged, type AudioDevice } from '../../adapters/audio/devices.ts'

/** What stands for the system's choice among the devices of some browsers. */
const standIns = ['default', 'communications']

/** Calls back whenever more may be known of the devices; gives what ends that. It stays the same function. */
type Subscribe = (look: () => void) => () => void

const never: Subscribe = () => () => {}

/**
 * What there is to choose from, as far as the visitor may know: asked again when something is plugged in or out, and when
 * a microphone may have been allowed, because names are told only then.
 */
export function useDevices(
  kind: 'audioinput' | 'audiooutput',
  onAllowed: Subscribe = never,
): readonly AudioDevice[] {
  const [devices, setDevices] = useState<readonly AudioDevice[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      // A browser that tells nothing leaves the choice to the system.
      const found = await audioDevices(kind).catch(() => [])
      if (!leaving.signal.aborted)
        setDevices(found.filter(({ id, label }) => label !== '' && !standIns.includes(id)))
    }
    void look()
    const stops = [onDevicesChanged, onAllowed].map((follow) => follow(() => void look()))
    return () => {
      leaving.abort()
      stops.forEach((stop) => stop())
    }
  }, [kind, onAllowed])
  return devices
}
