import { listAudioDevices, onDevicesChanged, type AudioDevice } from '@saha/machines/adapters'
import { useEffect, useState } from 'react'

/** Ids under which some browsers list the system default. */
const aliasIds = ['default', 'communications']

/** Subscribes to events that may reveal devices and returns the unsubscribe function. Must be a stable reference. */
type Subscribe = (refresh: () => void) => () => void

const never: Subscribe = () => () => {}

/**
 * Returns the audio devices that have a name. Refreshes when a device is plugged in or out, and after microphone
 * permission, because names are hidden before.
 */
export function useAudioDevices(
  kind: 'audioinput' | 'audiooutput',
  onAllowed: Subscribe = never,
): readonly AudioDevice[] {
  const [devices, setDevices] = useState<readonly AudioDevice[]>([])
  useEffect(() => {
    const unmounted = new AbortController()
    const refresh = async () => {
      // Without a list the system default is used.
      const found = await listAudioDevices(kind).catch(() => [])
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
