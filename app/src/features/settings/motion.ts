import { useLayoutEffect } from 'react'
import { keys } from '../../adapters/storage/preferences.ts'
import { choiceOf, useChoice } from './choice.ts'

/** How much may move: as the device says, less than that, or all of it. */
export const motion = choiceOf(keys.motion, ['system', 'reduce', 'full'], 'system')

/** Writes the choice on the page, as `boot.js` does before the first paint. */
export function useMotionOnPage(): void {
  const chosen = useChoice(motion)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (chosen === 'system') delete dataset.motion
    else dataset.motion = chosen
  }, [chosen])
}
