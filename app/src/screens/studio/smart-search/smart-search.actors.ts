import {
  createSmartSearchMachine,
  selectSearchStatus,
  type SmartSearchSnapshot,
} from '@saha/machines/smart-search'
import { createActor } from 'xstate'
import { search } from '../../../adapters/gemini/tools/smart-search.ts'
import { locator } from '../../../adapters/location/locator.ts'

export const createSmartSearchActor = () => createActor(createSmartSearchMachine({ locator, search })).start()

export type SmartSearchActor = ReturnType<typeof createSmartSearchActor>

export const isSearching = (snapshot: SmartSearchSnapshot): boolean =>
  selectSearchStatus(snapshot) === 'searching'

/** Cancels a location request, whose prompt belongs to the tool. A running search continues. */
export const leaveSmartSearch = (search: SmartSearchActor): void => {
  if (!isSearching(search.getSnapshot())) search.send({ type: 'search.cancel' })
}
