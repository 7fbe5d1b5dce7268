import type { ModelAnswer } from '@saha/machines/port'
import {
  createSmartSearchMachine,
  selectSearchStatus,
  type SearchResult,
  type SmartSearchSnapshot,
} from '@saha/machines/smart-search'
import { createActor } from 'xstate'
import { search, withGrounding } from '../../../adapters/gemini/tools/smart-search.ts'
import { locator } from '../../../adapters/location/locator.ts'
import type { Session } from '../../../features/session/session.tsx'
import { createStore } from '../../../platform/store.ts'
import { createEntrySaver, type EntrySaver } from '../shared/history/entry-saver.ts'
import { getLibrary } from '../shared/history/library.ts'
import { searchKind, type StoredSearch } from './stored-search.ts'

const machine = createSmartSearchMachine({ locator, search })

/** Creates an actor, which starts with a stored search if there is one, and saves each answer. */
function startSearch(saver: () => EntrySaver<StoredSearch>, stored?: StoredSearch) {
  const answer = stored ? { value: stored.result, cutOff: stored.cutOff } : null
  const actor = stored
    ? createActor(machine, {
        snapshot: machine.resolveState({
          value: { mode: stored.mode, query: 'answered' },
          context: {
            search: { query: stored.query, mode: stored.mode },
            position: null,
            positionUnknown: false,
            answer,
            failure: null,
          },
        }),
      })
    : createActor(machine)
  let shown: ModelAnswer<SearchResult> | null = answer
  actor.subscribe(({ context: { answer: latest, search: asked } }) => {
    if (latest === shown) return
    shown = latest
    if (latest === null || asked === null) return
    saver().begin()
    saver().save({ ...asked, result: withGrounding(latest.value), cutOff: latest.cutOff })
  })
  return actor.start()
}

/** Creates and starts the actor, which a stored search replaces, and its saver. */
export function createSmartSearchActors(session: Session) {
  const getSaver = () => saver
  const actor = createStore(startSearch(getSaver))
  const saver: EntrySaver<StoredSearch> = createEntrySaver(getLibrary(session), searchKind, ({ data }) => {
    actor.get().stop()
    actor.set(startSearch(getSaver, data))
  })
  return { actor, saver, stop: () => void actor.get().stop() }
}

type SmartSearchActors = ReturnType<typeof createSmartSearchActors>

export const isSearching = (snapshot: SmartSearchSnapshot): boolean =>
  selectSearchStatus(snapshot) === 'searching'

/** Cancels a location request, whose prompt belongs to the tool. A running search continues. */
export const leaveSmartSearch = ({ actor }: SmartSearchActors): void => {
  const search = actor.get()
  if (!isSearching(search.getSnapshot())) search.send({ type: 'search.cancel' })
}
