import { backend } from '../../config.ts'
import type * as Sdk from './sdk.ts'
import type { Part } from './sdk-parts.ts'

/** Appwrite's SDK with this portal's project, as far as the build keeps it. */
export interface Appwrite {
  account: Part<Sdk.Account, 'Account'>
  databases: Part<Sdk.Databases, 'Databases'>
  ID: Part<typeof Sdk.ID, 'ID'>
  Query: Part<typeof Sdk.Query, 'Query'>
}

async function connect(): Promise<Appwrite> {
  const { Account, Client, Databases, ID, Query } = await import('./sdk.ts')
  const client = new Client()
  const own: Part<Sdk.Client, 'Client'> = client
  own.setEndpoint(backend.endpoint)
  own.setProject(backend.project)
  return { account: new Account(client), databases: new Databases(client), ID, Query }
}

let connection: Promise<Appwrite> | undefined

/** Loads the SDK the first time that somebody needs it; a load that failed is tried again by the next call. */
export function appwrite(): Promise<Appwrite> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}
