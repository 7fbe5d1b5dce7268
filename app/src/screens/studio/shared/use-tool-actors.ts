import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutLanguage } from '../../../routing/address.ts'
import { useSession, type Stoppable } from '../../../features/session/session.tsx'

/** Where the browser is by now. */
const getCurrentPath = () => withoutLanguage(window.location.hash.replace(/^#|\?.*$/g, ''))

/**
 * The actors of a tool. They live as long as the visit, so that what came of them is there when one returns.
 *
 * @param create makes and starts them, once in a visit; stands outside the component
 * @param onLeave ends what is under way when the tool is left, but not when only the language changes; null for a tool
 *   whose work goes on
 */
export function useToolActors<Actors extends Stoppable>(
  create: () => Actors,
  onLeave: ((actors: Actors) => void) | null,
): Actors {
  const actors = useSession().kept(create)
  const path = withoutLanguage(useLocation().pathname)
  useEffect(
    () => () => {
      if (getCurrentPath() !== path) onLeave?.(actors)
    },
    [actors, onLeave, path],
  )
  return actors
}
