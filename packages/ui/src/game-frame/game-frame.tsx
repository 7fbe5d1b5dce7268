import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { useKit } from '../provider/index.ts'
import { Cover, Failed, Waiting } from './game-frame-cover.tsx'
import { assertSandboxHolds } from './sandbox.ts'

export interface GameFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The game's address. Null while there is none, or none any more: then nothing is framed. */
  src: string | null
  /** What the frame is, for those who cannot see it: "Game: Neon Drift". */
  title: string
  /** `slow` is still loading, with the hint shown. The game is covered until `ready`. */
  state: 'loading' | 'slow' | 'ready' | 'error'
  /** Said while the game is on its way. @default the kit's word for loading */
  loadingText?: string
  /** How much of the game has come, from 0 to 1; left out or null while nobody knows. */
  progress?: number | null
  /** Picture behind the spinner. */
  poster?: string
  /** What to do about a game that takes long; shown in the `slow` state. */
  slowHint?: ReactNode
  /** What went wrong; shown in the `error` state. */
  errorText?: ReactNode
  /** Offers to try again in the `error` state. */
  onRetry?: () => void
  /** Other ways on in the `error` state, beside trying again: a link back, a report. */
  actions?: ReactNode
  /** Tokens of the iframe's sandbox. @default 'allow-scripts' */
  sandbox?: string
  /**
   * The iframe's permissions policy: name only what the game uses. A game that may go full screen can cover the whole
   * screen, the page's own controls too. @default 'autoplay'
   */
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
  progress = null,
  poster,
  slowHint,
  errorText,
  onRetry,
  actions,
  sandbox = 'allow-scripts',
  allow = 'autoplay',
  referrerPolicy = 'origin',
  frameRef,
  className,
  ...rest
}: GameFrameProps) {
  const { messages } = useKit()
  if (src !== null) assertSandboxHolds(sandbox, src)
  const waiting = state === 'loading' || state === 'slow'

  return (
    <div
      data-slot="game-frame"
      data-state={state}
      data-theme="dark"
      className={clsx(
        'sa:relative sa:isolate sa:w-full sa:min-h-44 sa:overflow-hidden sa:bg-night sa:text-on-night',
        // Words are never cut: without a game in it the frame grows with what it says.
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
          sandbox={sandbox}
          allow={allow}
          referrerPolicy={referrerPolicy}
          // Covered, not hidden: engines stop the clock of a hidden frame, and it would never become ready.
          inert={state !== 'ready'}
          className="sa:absolute sa:inset-0 sa:block sa:size-full sa:border-0"
          src={src}
        />
      )}
      {waiting && (
        <Cover image={poster}>
          <Waiting
            said={loadingText ?? messages.loading}
            progress={progress}
            hint={state === 'slow' && slowHint}
          />
        </Cover>
      )}
      {state === 'error' && (
        <Cover growing>
          <Failed actions={actions} onRetry={onRetry}>
            {errorText}
          </Failed>
        </Cover>
      )}
    </div>
  )
}
