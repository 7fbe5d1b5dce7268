import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { smartSearchMachine } from './smart-search.machine.ts'
import type { Search, SearchMode, SearchResult } from './smart-search.types.ts'

type Logic = typeof smartSearchMachine

/** The machine with its ports. */
export interface SmartSearchMachine extends Logic {}

/** A running smart search machine. */
export interface SmartSearchActor extends ActorRefFrom<Logic> {}

export interface SmartSearchSnapshot extends SnapshotOf<Logic> {}

export type SearchStatus = 'idle' | 'locating' | 'searching' | 'answered' | 'failed'

const statuses = ['locating', 'searching', 'answered', 'failed'] as const

export const selectSearchStatus = (snapshot: SmartSearchSnapshot): SearchStatus =>
  statuses.find((query) => snapshot.matches({ query })) ?? 'idle'

/** Mode of the next search. */
export const selectSearchMode = (snapshot: SmartSearchSnapshot): SearchMode => snapshot.value.mode

/** The current or last search, with the mode it was started in; null for none. */
export const selectSearch = ({ context }: SmartSearchSnapshot): Search | null => context.search

/** Text and sources; null without an answer. */
export const selectSearchResult = ({ context }: SmartSearchSnapshot): SearchResult | null =>
  context.answer?.value ?? null

/** The model reached its length limit. */
export const selectSearchCutOff = ({ context }: SmartSearchSnapshot): boolean =>
  context.answer?.cutOff ?? false

/** Warn that a maps search may be less accurate: the user's position is unknown. */
export const selectPositionUnknown = ({ context }: SmartSearchSnapshot): boolean => context.positionUnknown

/** Why there is no answer. */
export const selectSearchFailure = ({ context }: SmartSearchSnapshot) => context.failure?.code ?? null
