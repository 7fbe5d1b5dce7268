import { useEffect, useState } from 'react'
import { audioDevices, onDevicesChanged, type AudioDevice } from '../../../adapters/audio/devices.ts'

/** The microphones that can be told apart, as they come and go. */
export function useMicrophones(): readonly AudioDevice[] {
  const [microphones, setMicrophones] = useState<readonly AudioDevice[]>([])
  useEffect(() => {
    let isShown = true
    const look = async () => {
      // Who may not know chooses none.
      const devices = await audioDevices('audioinput').catch(() => [])
      if (isShown) setMicrophones(devices.filter(({ label }) => label !== ''))
    }
    void look()
    const leave = onDevicesChanged(() => void look())
    return () => {
      isShown = false
      leave()
    }
  }, [])
  return microphones
}
