import { backend } from '../../config.ts'

const connect = async () => {
  const { Account, Client, Databases, ID, Query } = await import('./sdk.ts')
  const client = new Client().setEndpoint(backend.endpoint).setProject(backend.project)
  return { account: new Account(client), databases: new Databases(client), ID, Query }
}

/** Appwrite's SDK with this portal's project. */
export type Appwrite = Awaited<ReturnType<typeof connect>>

let connection: Promise<Appwrite> | undefined

/** Loads the SDK the first time that somebody needs it; a load that failed is tried again by the next call. */
export function appwrite(): Promise<Appwrite> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}
