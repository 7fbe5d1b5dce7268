export { GameCardSkeleton, type GameCardSkeletonProps } from './game-card-skeleton.tsx'
export { GameCard, type GameCardProps } from './game-card.tsx'
