export * from './persist.ts'
