import { localStore } from './web-storage.ts'

/** Name of the database of queued runs, and of the mark in localStorage that it is not empty. */
export const queuedRunsName = 'saha.runs'

/** Returns whether runs are queued, without loading the code that opens their database. */
export const hasQueuedRuns = (): boolean => localStore.get(queuedRunsName) !== null
