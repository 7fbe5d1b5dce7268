import { useSyncExternalStore } from 'react'
import { connection } from '../../adapters/network/connection.ts'

/** Returns whether the page has no connection to the backend, as far as is known. */
export const useOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.offline, () => false)
