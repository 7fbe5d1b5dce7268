/** Script of a page: the SDK, under the names that the recorded expressions use. */
import { Account, Client, Databases, ID, Permission, Query, Role, TablesDB } from 'appwrite'

function connect(endpoint: string, project: string): void {
  const client = new Client().setEndpoint(endpoint).setProject(project)
  Object.assign(globalThis, {
    c: client,
    account: new Account(client),
    db: new Databases(client),
    tables: new TablesDB(client),
    stranger: new Account(new Client().setEndpoint(endpoint).setProject('another-project')),
    D: 'games_db',
    ID,
    Permission,
    Query,
    Role,
  })
}

Object.assign(globalThis, { connect })
