import { GameGrid, Skeleton } from '@saha/ui'
import { site } from '../config/site.ts'

/** Placeholder of a screen while its chunk loads. */
export function ScreenSkeleton() {
  return (
    <div className="page-width grid gap-6 pt-10" aria-hidden="true">
      <Skeleton className="h-12 w-2/3 max-w-md" />
      <GameGrid>
        {Array.from({ length: site.skeletonCards }, (_, index) => (
          <Skeleton key={index} shape="card" />
        ))}
      </GameGrid>
    </div>
  )
}
