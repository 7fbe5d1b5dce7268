import { useMemo, useSyncExternalStore } from 'react'
import { catalogue, type Game } from '../../catalogue/index.ts'
import { recentlyPlayed } from './recently-played.ts'

/** Prerendered pages belong to no user. */
const prerenderedIds: readonly string[] = []

/** Returns the games played in this browser, latest first, without those removed from the catalogue. */
export function useRecentlyPlayed(): readonly Game[] {
  const ids = useSyncExternalStore(recentlyPlayed.subscribe, recentlyPlayed.get, () => prerenderedIds)
  return useMemo(() => ids.flatMap((id) => catalogue.game(id) ?? []), [ids])
}
