import { manifest as lanternLeap } from './games/lantern-leap/manifest.ts'
import { manifest as zellige } from './games/zellige/manifest.ts'
import { manifest as duneRally } from './games/dune-rally/manifest.ts'
import { manifest as oasisQuest } from './games/oasis-quest/manifest.ts'
import { manifest as hennaStudio } from './games/henna-studio/manifest.ts'
import { manifest as soukKitchen } from './games/souk-kitchen/manifest.ts'
import { manifest as starBreaker } from './games/star-breaker/manifest.ts'

/** Every game, in the order of the portal's catalogue. */
export const manifests = [
  lanternLeap,
  zellige,
  duneRally,
  oasisQuest,
  hennaStudio,
  soukKitchen,
  starBreaker,
] as const

export type GameId = (typeof manifests)[number]['id']
