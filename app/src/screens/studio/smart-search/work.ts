import { createSmartSearchMachine } from '@saha/machines/smart-search'
import { createActor } from 'xstate'
import { search } from '../../../adapters/gemini/smart-search.ts'
import { locator } from '../../../adapters/location/locator.ts'

/** Starts the tool's actor. */
export const startSearch = () => createActor(createSmartSearchMachine({ locator, search })).start()

/** The actor of {@link startSearch}. */
export type SearchActor = ReturnType<typeof startSearch>

/** Nobody waits for an answer on a page that they have left, nor is asked there where they are. */
export const leaveSearch = (search: SearchActor): void => search.send({ type: 'search.cancel' })
