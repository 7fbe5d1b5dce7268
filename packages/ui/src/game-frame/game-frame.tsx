import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { useKit } from '../provider/index.ts'
import { Spinner } from '../spinner/index.ts'
import { StarGrid } from '../star/index.ts'
import { Text } from '../text/index.ts'
import { assertSandboxHolds } from './sandbox.ts'

export interface GameFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The game's address; null while it is not known yet, and the frame waits. */
  src: string | null
  /** What the frame is, for those who cannot see it: "Game: Neon Drift". */
  title: string
  /** `slow` is still loading, with the hint shown. The game is covered until `ready`. */
  state: 'loading' | 'slow' | 'ready' | 'error'
  /** Said while the game is on its way. @default the kit's word for loading */
  loadingText?: string
  /** Picture behind the spinner. */
  poster?: string
  /** What to do about a game that takes long; shown in the `slow` state. */
  slowHint?: ReactNode
  /** What went wrong; shown in the `error` state. */
  errorText?: ReactNode
  /** Offers to try again in the `error` state. */
  onRetry?: () => void
  /** Tokens of the iframe's sandbox. @default 'allow-scripts' */
  sandbox?: string
  /** The iframe's permissions policy. @default 'autoplay; fullscreen; gamepad' */
  allow?: string
  /** How much of the page's address the game's server learns. @default 'origin' */
  referrerPolicy?: 'no-referrer' | 'origin' | 'strict-origin' | 'strict-origin-when-cross-origin'
  /** The iframe itself, for fullscreen and messages. */
  frameRef?: Ref<HTMLIFrameElement>
}

/** A game in a sandbox, filling its container; it never takes focus, and is covered until it is ready. */
export function GameFrame({
  src,
  title,
  state,
  loadingText,
  poster,
  slowHint,
  errorText,
  onRetry,
  sandbox = 'allow-scripts',
  allow = 'autoplay; fullscreen; gamepad',
  referrerPolicy = 'origin',
  frameRef,
  className,
  ...rest
}: GameFrameProps) {
  const { strings } = useKit()
  if (src !== null) assertSandboxHolds(sandbox, src)
  const waiting = state === 'loading' || state === 'slow'
  const said = loadingText ?? strings.loading

  return (
    <div
      data-slot="game-frame"
      data-state={state}
      data-theme="dark"
      className={cx(
        '@container-size relative isolate size-full min-h-44 overflow-hidden bg-night text-on-night',
        className,
      )}
      {...rest}
    >
      {src !== null && (
        <iframe
          ref={frameRef}
          data-slot="game-frame-game"
          title={title}
          sandbox={sandbox}
          allow={allow}
          referrerPolicy={referrerPolicy}
          // Covered, not hidden: engines stop the clock of a hidden frame, and it would never become ready.
          inert={state !== 'ready'}
          className="absolute inset-0 block size-full border-0"
          src={src}
        />
      )}
      {state !== 'ready' && (
        <div
          data-slot="game-frame-cover"
          className="absolute inset-0 isolate grid place-items-center overflow-auto bg-night p-3 text-center"
        >
          <StarGrid className="-z-10 text-on-night opacity-[0.06]" />
          {poster && waiting && (
            <img
              src={poster}
              alt=""
              className="absolute inset-0 -z-10 size-full object-cover opacity-25"
              draggable={false}
            />
          )}
          {waiting ? (
            <div className="grid max-w-sm justify-items-center gap-2">
              <div className="grid place-items-center gap-2 [@container(height<18rem)]:flex [@container(height<18rem)]:gap-3">
                <Spinner label={said} size="clamp(1.75rem, 18cqb, 4.5rem)" className="text-action" />
                <Text size="lead" aria-hidden="true">
                  {said}
                </Text>
              </div>
              <output className="grid justify-items-center gap-2">{state === 'slow' && slowHint}</output>
            </div>
          ) : (
            <div role="alert" className="grid max-w-sm justify-items-center gap-4">
              <Text size="lead" as="div">
                {errorText}
              </Text>
              {onRetry && (
                <Button startIcon="retry" onClick={onRetry}>
                  {strings.retry}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
