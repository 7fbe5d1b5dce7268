export * from './persistence.ts'
