import type { PortalTexts } from './manifest.ts'
import type { GameId } from './manifests.ts'
import { portalTexts as lanternLeap } from './games/lantern-leap/portal-texts.ts'
import { portalTexts as zellige } from './games/zellige/portal-texts.ts'
import { portalTexts as duneRally } from './games/dune-rally/portal-texts.ts'
import { portalTexts as oasisQuest } from './games/oasis-quest/portal-texts.ts'
import { portalTexts as hennaStudio } from './games/henna-studio/portal-texts.ts'
import { portalTexts as soukKitchen } from './games/souk-kitchen/portal-texts.ts'
import { portalTexts as starBreaker } from './games/star-breaker/portal-texts.ts'

/** Texts by game, apart from the manifests so that game lists do not download them. */
export const portalTexts: Readonly<Record<GameId, PortalTexts>> = {
  'lantern-leap': lanternLeap,
  zellige,
  'dune-rally': duneRally,
  'oasis-quest': oasisQuest,
  'henna-studio': hennaStudio,
  'souk-kitchen': soukKitchen,
  'star-breaker': starBreaker,
}

export type { PortalTexts }
