export { FAULT_HEADER, FAULTS } from './faults/fault.ts'
export { createLocalGemini, type LocalGemini, type LocalGeminiOptions } from './service.ts'
export { type RunningGemini, type StartOptions, startLocalGemini } from './start.ts'
export { StartupError } from './startup-error.ts'
