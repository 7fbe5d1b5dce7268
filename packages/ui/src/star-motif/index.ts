export { StarFigure, type StarFigureProps } from './star-figure.tsx'
export { courtyardPath, starPath } from './star-path.ts'
export { StarMotif, StarGrid, type StarGridProps, type StarMotifProps } from './star-motif.tsx'
