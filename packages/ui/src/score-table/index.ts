export { ScoreTable, type ScoreRow, type ScoreTableProps } from './score-table.tsx'
export { VerifiedMark, type VerifiedMarkProps } from './verified-mark.tsx'
