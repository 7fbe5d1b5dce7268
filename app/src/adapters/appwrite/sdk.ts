// The part of the SDK in use, as a chunk of its own. `Databases` is the documents API that the product's
// wire is written in; TablesDB would be a change of this file and of documents.ts only.
export { Account, Client, Databases, ID, Query } from 'appwrite'
