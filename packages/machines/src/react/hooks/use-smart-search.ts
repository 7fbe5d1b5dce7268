import {
  selectPositionUnknown,
  selectSearch,
  selectSearchCutOff,
  selectSearchMode,
  selectSearchResult,
  selectSearchStatus,
} from '../../smart-search/index.ts'
import type {
  SearchMode,
  SmartSearchActor,
  SmartSearchEvent,
  SmartSearchMachine,
  SmartSearchSnapshot,
} from '../../smart-search/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: SmartSearchSnapshot) => ({
  status: selectSearchStatus(snapshot),
  /** Mode of the next search. */
  mode: selectSearchMode(snapshot),
  /** The current or last search; null for none. */
  search: selectSearch(snapshot),
  /** Text and sources; null without an answer. */
  result: selectSearchResult(snapshot),
  /** The model reached its length limit. */
  cutOff: selectSearchCutOff(snapshot),
  /** Results may be less accurate. */
  positionUnknown: selectPositionUnknown(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<SmartSearchEvent>) => ({
  changeMode: (mode: SearchMode) => send({ type: 'mode.change', mode }),
  submit: (query: string) => send({ type: 'search.submit', query }),
  retry: () => send({ type: 'search.retry' }),
  cancel: () => send({ type: 'search.cancel' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useSmartSearch}. */
export interface SmartSearchView extends Values, Commands {
  readonly actor: SmartSearchActor
}

/** Connects a search of the web, or of maps near the user. */
export const useSmartSearch: MachineHook<
  SmartSearchMachine,
  SmartSearchActor,
  undefined,
  never,
  SmartSearchView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
})
