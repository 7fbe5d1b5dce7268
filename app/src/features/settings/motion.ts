import { useLayoutEffect } from 'react'
import { storageKeys } from '../../adapters/storage/web-storage.ts'
import { createStoredChoice, useStoredChoice } from './stored-choice.ts'

/** Amount of motion: the device's setting, reduced, or full. */
export const motion = createStoredChoice(storageKeys.motion, ['system', 'reduce', 'full'], 'system')

/** Sets the choice as an attribute of the root, as `boot.js` does before the first paint. */
export function useMotionAttribute(): void {
  const chosen = useStoredChoice(motion)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (chosen === 'system') delete dataset.motion
    else dataset.motion = chosen
  }, [chosen])
}
