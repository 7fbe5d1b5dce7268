import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutLanguage } from '../../../routing/address.ts'
import { getCurrentPath } from './get-current-path.ts'
import { useSession, type Session, type Stoppable } from '../../../features/session/session.tsx'

/**
 * Returns the actors of a tool. They live as long as the session, so their results are kept when the user returns.
 *
 * @param create creates and starts them once a session; must be a stable reference
 * @param onLeave cancels what is running when the tool is left, but not when the language changes; null for a tool
 *   that continues in the background
 */
export function useToolActors<Actors extends Stoppable>(
  create: (session: Session) => Actors,
  onLeave: ((actors: Actors) => void) | null,
): Actors {
  const actors = useSession().toolActors(create)
  const path = withoutLanguage(useLocation().pathname)
  useEffect(
    () => () => {
      if (getCurrentPath() !== path) onLeave?.(actors)
    },
    [actors, onLeave, path],
  )
  return actors
}
