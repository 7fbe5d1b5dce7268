import { useSyncExternalStore } from 'react'
import { connection } from '../../adapters/network/connection.ts'

/** Whether this page is without a connection, as far as anybody knows. */
export const useOffline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.offline, () => false)
