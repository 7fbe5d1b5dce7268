export { ScoreTable, type ScoreRow, type ScoreTableProps } from './score-table.tsx'
