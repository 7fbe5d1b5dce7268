import { useMemo, useSyncExternalStore } from 'react'
import { catalogue, type Game } from '../../catalogue/index.ts'
import { played } from './recently-played.ts'

/** A page of the build shows nobody's games. */
const ofNobody: readonly string[] = []

/** The games that were played in this browser, the last one first; what the catalogue no longer has is left out. */
export function useRecentlyPlayed(): readonly Game[] {
  const ids = useSyncExternalStore(played.subscribe, played.get, () => ofNobody)
  return useMemo(() => ids.flatMap((id) => catalogue.game(id) ?? []), [ids])
}
