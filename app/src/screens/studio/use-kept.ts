import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutLanguage } from '../../routing/address.ts'
import { useSession, type Stoppable } from '../../features/session/session.tsx'

/** Where the browser is by now. */
const placeNow = () => withoutLanguage(window.location.hash.replace(/^#|\?.*$/g, ''))

/**
 * The actors of a tool. They live as long as the visit, so that what came of them is there when one returns.
 *
 * @param start makes and starts them, once in a visit; stands outside the component
 * @param leave ends what is under way when the tool is left, but not when only the language changes; null for a tool
 *   whose work goes on
 */
export function useKept<Made extends Stoppable>(
  start: () => Made,
  leave: ((made: Made) => void) | null,
): Made {
  const made = useSession().kept(start)
  const place = withoutLanguage(useLocation().pathname)
  useEffect(
    () => () => {
      if (placeNow() !== place) leave?.(made)
    },
    [made, leave, place],
  )
  return made
}
