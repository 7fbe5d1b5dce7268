import { useEffect, useState } from 'react'
import { audioDevices, onDevicesChanged, type AudioDevice } from '../../../adapters/audio/devices.ts'

/** The microphones that can be told apart, as they come and go. */
export function useMicrophones(): readonly AudioDevice[] {
  const [microphones, setMicrophones] = useState<readonly AudioDevice[]>([])
  useEffect(() => {
    let isShown = true
    const look = () => {
      audioDevices('audioinput').then(
        (devices) => {
          if (isShown) setMicrophones(devices.filter(({ label }) => label !== ''))
        },
        // Who may not know chooses none.
        () => {},
      )
    }
    look()
    const leave = onDevicesChanged(look)
    return () => {
      isShown = false
      leave()
    }
  }, [])
  return microphones
}
