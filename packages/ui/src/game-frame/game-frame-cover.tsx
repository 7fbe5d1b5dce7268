import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Progress } from '../progress/index.ts'
import { useKit } from '../provider/index.ts'
import { Spinner } from '../spinner/index.ts'
import { StarGrid } from '../star-motif/index.ts'
import { Text } from '../text/index.ts'
import { RetryIcon } from '../icons/retry.tsx'

interface GameFrameCoverProps {
  image?: string | undefined
  /** Grows with its content, and is at least as high as the frame. @default false */
  fitContent?: boolean
  children: ReactNode
}

/** The cover over the game: a dark star grid with centered content. */
export const GameFrameCover = ({ image, fitContent = false, children }: GameFrameCoverProps) => (
  <div
    data-slot="game-frame-cover"
    className={clsx(
      'sa:isolate sa:grid sa:min-w-0 sa:place-items-center sa:bg-night sa:p-3 sa:text-center',
      fitContent ? 'sa:relative sa:wrap-anywhere' : 'sa:absolute sa:inset-0 sa:overflow-auto',
    )}
  >
    <StarGrid className="sa:-z-10 sa:text-on-night sa:opacity-[0.06]" />
    {image && (
      <img
        src={image}
        alt=""
        className="sa:absolute sa:inset-0 sa:-z-10 sa:size-full sa:object-cover sa:opacity-25"
        draggable={false}
      />
    )}
    {children}
  </div>
)

/**
 * Shown while the game loads. The progress bar is rendered from the start, which avoids a layout shift when progress
 * becomes known.
 */
export const GameFrameLoading = ({
  label,
  progress,
  hint,
}: {
  label: string
  progress: number | null
  hint: ReactNode
}) => (
  <div className="sa:grid sa:w-full sa:max-w-sm sa:justify-items-center sa:gap-2">
    <div className="sa:grid sa:place-items-center sa:gap-2 sa:[@container(height<18rem)]:flex sa:[@container(height<18rem)]:gap-3">
      <Spinner label={label} size="clamp(1.75rem, 18cqb, 4.5rem)" className="sa:text-action" />
      <Text size="lead" aria-hidden="true">
        {label}
      </Text>
    </div>
    <div className="sa:w-full sa:max-w-64 sa:py-1">
      <Progress label={label} labelHidden size="small" value={progress} max={1} />
    </div>
    <output className="sa:grid sa:justify-items-center sa:gap-2">{hint}</output>
  </div>
)

/** Shown when the game failed to load: the error and the next actions. */
export function GameFrameError({
  children,
  actions,
  onRetry,
}: {
  children: ReactNode
  actions: ReactNode
  onRetry: (() => void) | undefined
}) {
  const { messages } = useKit()
  return (
    <div className="sa:grid sa:max-w-sm sa:justify-items-center sa:gap-4">
      <Text role="alert" size="lead" as="div">
        {children}
      </Text>
      {(onRetry || actions) && (
        <div className="sa:flex sa:flex-wrap sa:justify-center sa:gap-3">
          {onRetry && (
            <Button startIcon={RetryIcon} onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
