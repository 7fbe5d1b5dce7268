export * from './notice.machine.ts'
