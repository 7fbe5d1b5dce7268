import { createSmartSearchMachine } from '@saha/machines/smart-search'
import { createActor } from 'xstate'
import { search } from '../../../adapters/gemini/tools/smart-search.ts'
import { locator } from '../../../adapters/location/locator.ts'

export const createSmartSearchActor = () => createActor(createSmartSearchMachine({ locator, search })).start()

export type SmartSearchActor = ReturnType<typeof createSmartSearchActor>

/** Cancels a running search, including its location request. */
export const leaveSmartSearch = (search: SmartSearchActor): void => search.send({ type: 'search.cancel' })
