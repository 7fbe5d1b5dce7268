export type { Service } from './http/server.ts'
export { type LocalCloud, type LocalCloudOptions, startLocalCloud } from './start.ts'
export { StartError } from './start-error.ts'
export { deleteDatabase } from './storage/database.ts'
