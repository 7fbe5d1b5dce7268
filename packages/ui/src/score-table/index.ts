export { ScoreTable, type ScoreRow, type ScoreTableProps } from './score-table.tsx'
export { VerifiedMark } from './verified-mark.tsx'
