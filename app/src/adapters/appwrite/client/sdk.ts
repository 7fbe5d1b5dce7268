// The part of the SDK in use, as a chunk of its own. `Databases` is the documents API that the product's
// wire is written in.
export { Account, Client, Databases, ID, Query } from 'appwrite'
