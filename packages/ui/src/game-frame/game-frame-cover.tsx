import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Progress } from '../progress/index.ts'
import { useKit } from '../provider/index.ts'
import { Spinner } from '../spinner/index.ts'
import { StarGrid } from '../star/index.ts'
import { Text } from '../text/index.ts'

/** What stands before the game: a night with the star grid, and in its middle what there is to say. */
export const Cover = ({ picture, children }: { picture?: string | undefined; children: ReactNode }) => (
  <div
    data-slot="game-frame-cover"
    className="absolute inset-0 isolate grid place-items-center overflow-auto bg-night p-3 text-center"
  >
    <StarGrid className="-z-10 text-on-night opacity-[0.06]" />
    {picture && (
      <img
        src={picture}
        alt=""
        className="absolute inset-0 -z-10 size-full object-cover opacity-25"
        draggable={false}
      />
    )}
    {children}
  </div>
)

/** The game is on its way. The bar is there from the start, so that nothing moves when its length gets known. */
export const Waiting = ({
  said,
  progress,
  hint,
}: {
  said: string
  progress: number | null
  hint: ReactNode
}) => (
  <div className="grid w-full max-w-sm justify-items-center gap-2">
    <div className="grid place-items-center gap-2 [@container(height<18rem)]:flex [@container(height<18rem)]:gap-3">
      <Spinner label={said} size="clamp(1.75rem, 18cqb, 4.5rem)" className="text-action" />
      <Text size="lead" aria-hidden="true">
        {said}
      </Text>
    </div>
    <div className="w-full max-w-64 py-1">
      <Progress label={said} labelHidden size="small" value={progress} max={1} />
    </div>
    <output className="grid justify-items-center gap-2">{hint}</output>
  </div>
)

/** The game is not there: why, and what to do now. */
export function Failed({
  children,
  actions,
  onRetry,
}: {
  children: ReactNode
  actions: ReactNode
  onRetry: (() => void) | undefined
}) {
  const { strings } = useKit()
  return (
    <div className="grid max-w-sm justify-items-center gap-4">
      <Text role="alert" size="lead" as="div">
        {children}
      </Text>
      {(onRetry || actions) && (
        <div className="flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button startIcon="retry" onClick={onRetry}>
              {strings.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
