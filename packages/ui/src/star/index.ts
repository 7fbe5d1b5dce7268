export { StarFigure, type StarFigureProps } from './star-figure.tsx'
export { courtyardPath, starPath } from './star-path.ts'
export { Star, StarGrid, type StarGridProps, type StarProps } from './star.tsx'
