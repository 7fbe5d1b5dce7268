import { loadChunk } from '../../../chunks/load-chunk.ts'
import { backend } from '../../../config/config.ts'
import type * as Sdk from './sdk.ts'

/** Appwrite's SDK, configured for the portal's project. */
export interface Appwrite {
  account: Sdk.Account
  databases: Sdk.Databases
  ID: typeof Sdk.ID
  Query: typeof Sdk.Query
}

async function connect(): Promise<Appwrite> {
  const { Account, Client, Databases, ID, Query } = await loadChunk(() => import('./sdk.ts'))
  const client = new Client().setEndpoint(backend.endpoint).setProject(backend.project)
  return { account: new Account(client), databases: new Databases(client), ID, Query }
}

let connection: Promise<Appwrite> | undefined

/** Returns the SDK, loaded on first use. A failed load is retried by the next call. */
export function appwrite(): Promise<Appwrite> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}
