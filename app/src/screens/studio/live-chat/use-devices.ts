import { useEffect, useState } from 'react'
import { audioDevices, onDevicesChanged, type AudioDevice } from '../../../adapters/audio/devices.ts'
import type { LiveDesk } from './live-desk.ts'

/** What stands for the system's choice among the devices of some browsers. */
const standIns = ['default', 'communications']

/**
 * What there is to choose from, as far as the visitor may know: asked again when something is plugged in or out, and when
 * a conversation begins, because names are told only once a microphone was allowed.
 */
export function useDevices(kind: 'audioinput' | 'audiooutput', desk: LiveDesk): readonly AudioDevice[] {
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
    const stops = [onDevicesChanged(() => void look()), desk.subscribe(() => void look())]
    return () => {
      leaving.abort()
      stops.forEach((stop) => stop())
    }
  }, [kind, desk])
  return devices
}
