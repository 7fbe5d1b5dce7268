import { useSyncExternalStore } from 'react'
import { connection } from '../../adapters/network/connection.ts'

/** Returns whether the browser is offline, or the backend does not respond. */
export const useOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.offline, () => false)
