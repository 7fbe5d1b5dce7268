import { useEffect, useState } from 'react'
import { audioDevices, onDevicesChanged, type AudioDevice } from '../../../../adapters/audio/devices.ts'

/** What stands for the system's choice among the devices of some browsers. */
const aliasIds = ['default', 'communications']

/** Calls back whenever more may be known of the devices; gives what ends that. It stays the same function. */
type Subscribe = (refresh: () => void) => () => void

const never: Subscribe = () => () => {}

/**
 * What there is to choose from, as far as the visitor may know: asked again when something is plugged in or out, and when
 * a microphone may have been allowed, because names are told only then.
 */
export function useAudioDevices(
  kind: 'audioinput' | 'audiooutput',
  onAllowed: Subscribe = never,
): readonly AudioDevice[] {
  const [devices, setDevices] = useState<readonly AudioDevice[]>([])
  useEffect(() => {
    const unmounted = new AbortController()
    const refresh = async () => {
      // A browser that tells nothing leaves the choice to the system.
      const found = await audioDevices(kind).catch(() => [])
      if (!unmounted.signal.aborted)
        setDevices(found.filter(({ id, label }) => label !== '' && !aliasIds.includes(id)))
    }
    void refresh()
    const stops = [onDevicesChanged, onAllowed].map((follow) => follow(() => void refresh()))
    return () => {
      unmounted.abort()
      stops.forEach((stop) => stop())
    }
  }, [kind, onAllowed])
  return devices
}
