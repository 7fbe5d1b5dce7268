import { createSmartSearchMachine } from '@saha/machines/smart-search'
import { createActor } from 'xstate'
import { search } from '../../../adapters/gemini/smart-search.ts'
import { locator } from '../../../adapters/location/locator.ts'

/** Starts the tool's actor. */
export const createSmartSearchActor = () => createActor(createSmartSearchMachine({ locator, search })).start()

/** The actor of {@link createSmartSearchActor}. */
export type SmartSearchActor = ReturnType<typeof createSmartSearchActor>

/** Nobody waits for an answer on a page that they have left, nor is asked there where they are. */
export const leaveSmartSearch = (search: SmartSearchActor): void => search.send({ type: 'search.cancel' })
