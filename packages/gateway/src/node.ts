export { StartError } from './config/start-error.ts'
export { type FileLedger, openLedger } from './ledger/sqlite.ts'
export { attachNode, type Mounted, type MountOptions } from './node/mount.ts'
export { type RunningGateway, startGateway, type StartOptions } from './node/start.ts'
