// The parts of the SDK in use, in their own chunk. `Databases` is the documents API that the product's wire uses.
export { Account, Client, Databases, ID, Query } from 'appwrite'
