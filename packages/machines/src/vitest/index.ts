export * from './describe-chart.ts'
