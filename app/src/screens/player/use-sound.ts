import { useCallback, useState } from 'react'
import { keys, lasting } from '../../adapters/storage/preferences.ts'

/** Whether games sound: remembered for every game and visit, and silent until the visitor chooses otherwise. */
export const soundIsOn = (): boolean => lasting.get(keys.sound) === 'on'

/** The visitor's choice of sound, and how to change it. */
export function useSound(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(soundIsOn)
  const set = useCallback((next: boolean) => {
    lasting.set(keys.sound, next ? 'on' : 'off')
    setOn(next)
  }, [])
  return [on, set]
}
