import { useLayoutEffect } from 'react'
import { keys } from '../../adapters/storage/preferences.ts'
import { createStoredChoice, useStoredChoice } from './stored-choice.ts'

/** How much may move: as the device says, less than that, or all of it. */
export const motion = createStoredChoice(keys.motion, ['system', 'reduce', 'full'], 'system')

/** Writes the choice on the page, as `boot.js` does before the first paint. */
export function useMotionAttribute(): void {
  const chosen = useStoredChoice(motion)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (chosen === 'system') delete dataset.motion
    else dataset.motion = chosen
  }, [chosen])
}
