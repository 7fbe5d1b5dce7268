import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { useKit } from '../provider/index.ts'
import { GameFrameCover, GameFrameError, GameFrameLoading } from './game-frame-cover.tsx'
import { assertSandboxHolds } from './sandbox.ts'

export interface GameFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** URL of the game. With `null` no iframe is rendered: use it before the URL is known, and to unload a game. */
  src: string | null
  /** Accessible name of the iframe, such as "Game: Neon Drift". */
  title: string
  /** A cover hides the game until `ready`. `slow` still loads and also shows `slowHint`. */
  state: 'loading' | 'slow' | 'ready' | 'error'
  /** Text shown while the game loads. @default "Loading…", localized */
  loadingText?: string
  /** Download progress from 0 to 1. Omit it or pass `null` while it is unknown. */
  progress?: number | null
  /** URL of an image shown behind the spinner. */
  poster?: string
  /** Advice about slow loading, shown in the `slow` state. */
  slowHint?: ReactNode
  /** Error message, shown in the `error` state. */
  errorText?: ReactNode
  /** Called by the retry button of the `error` state. Without it there is no such button. */
  onRetry?: () => void
  /** More actions for the `error` state, next to the retry button: a link back, a report. */
  actions?: ReactNode
  /** Tokens of the iframe's `sandbox` attribute. @default 'allow-scripts' */
  sandbox?: string
  /**
   * Permissions policy of the iframe; list only features that the game uses. A game with `fullscreen` can cover the
   * page's controls. @default 'autoplay'
   */
  allow?: string
  /** Part of the page's URL that the game's server receives. @default 'origin' */
  referrerPolicy?: 'no-referrer' | 'origin' | 'strict-origin' | 'strict-origin-when-cross-origin'
  /** Name of the iframe's window, which the game reads as `window.name` before any message. */
  name?: string
  /** Ref to the iframe, for fullscreen and messages. */
  frameRef?: Ref<HTMLIFrameElement>
}

/** A sandboxed game that fills its container. It never takes focus, and stays covered until it is ready. */
export function GameFrame({
  src,
  title,
  state,
  loadingText,
  progress = null,
  poster,
  slowHint,
  errorText,
  onRetry,
  actions,
  sandbox = 'allow-scripts',
  allow = 'autoplay',
  referrerPolicy = 'origin',
  name,
  frameRef,
  className,
  ...rest
}: GameFrameProps) {
  const { messages } = useKit()
  if (src !== null) assertSandboxHolds(sandbox, src)
  const isLoading = state === 'loading' || state === 'slow'

  return (
    <div
      data-slot="game-frame"
      data-state={state}
      data-theme="dark"
      className={clsx(
        'sa:relative sa:isolate sa:w-full sa:min-h-44 sa:overflow-hidden sa:bg-night sa:text-on-night',
        // Without a game the frame grows with its text, so that text is never clipped.
        state === 'error' ? 'sa:grid sa:min-h-full' : 'sa:@container-size sa:h-full',
        className,
      )}
      {...rest}
    >
      {src !== null && (
        <iframe
          ref={frameRef}
          data-slot="game-frame-game"
          title={title}
          name={name}
          sandbox={sandbox}
          allow={allow}
          referrerPolicy={referrerPolicy}
          // Covered instead of hidden: browsers suspend a hidden frame, so the game would never become ready.
          inert={state !== 'ready'}
          className="sa:absolute sa:inset-0 sa:block sa:size-full sa:border-0"
          src={src}
        />
      )}
      {isLoading && (
        <GameFrameCover image={poster}>
          <GameFrameLoading
            label={loadingText ?? messages.loading}
            progress={progress}
            hint={state === 'slow' && slowHint}
          />
        </GameFrameCover>
      )}
      {state === 'error' && (
        <GameFrameCover fitContent>
          <GameFrameError actions={actions} onRetry={onRetry}>
            {errorText}
          </GameFrameError>
        </GameFrameCover>
      )}
    </div>
  )
}
