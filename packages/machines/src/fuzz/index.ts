export * from './fuzz.ts'
