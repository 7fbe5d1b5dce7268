import { clsx } from 'clsx'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { RetryButton } from '../button/retry-button.tsx'
import { maxAnnouncementLength, useTranscript } from '../chat-transcript/transcript-context.ts'
import { AlertIcon } from '../icons/alert.tsx'
import { useKit } from '../provider/index.ts'
import { StarMotif } from '../star-motif/index.ts'
import { getAnnouncementText } from './announcement-text.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { variants } from '../variants/variants.ts'

const sides = { user: 'sa:rounded-ee-tag sa:bg-selection', model: 'sa:rounded-es-tag sa:bg-surface' }

const bubbleStyles = variants(
  'ChatMessage',
  'sa:tile sa:grid sa:max-w-full sa:min-w-0 sa:gap-2 sa:rounded-panel sa:px-4 sa:py-2.5 sa:[--tile-depth:3px]',
  {
    variants: {
      from: sides,
      edge: {
        plain: '',
        own: 'sa:[--tile-edge:var(--saha-color-selection-edge)] sa:[--tile-shadow:var(--saha-color-selection-edge)]',
        failed: 'sa:[--tile-edge:var(--saha-color-danger)] sa:[--tile-shadow:var(--saha-color-danger)]',
      },
    },
  },
)

export interface ChatMessageProps extends ComponentProps<'li'> {
  /** Author of the message, which decides its side: the user's at the inline end, the model's at the inline start. */
  from: 'user' | 'model'
  /** Visible name of the author: "You", the model's name. */
  who: string
  /** Whether the text is complete, still arriving, or failed. @default 'complete' */
  state?: 'complete' | 'streaming' | 'failed'
  /**
   * Progress text, displayed and announced while `streaming`; '' for none, as for speech that is audible.
   * @default "Writing…", localized
   */
  progress?: string
  /** Error text, shown while `failed`. */
  error?: ReactNode
  /** Shows a retry button while `failed`. */
  onRetry?: () => void
  /** Seconds until a retry is possible, counted down on the button. @default 0 */
  retryIn?: number
  /** Small buttons below the text (copy, read aloud), hidden while `streaming`. */
  actions?: ReactNode
  /** The text: `UserText` for a person, `Prose` for a model. */
  children?: ReactNode
}

/** A message of a `ChatTranscript`. Offscreen messages cost no layout. */
export function ChatMessage({
  from: fromProp,
  who,
  state = 'complete',
  progress: progressProp,
  error,
  onRetry,
  retryIn = 0,
  actions,
  className,
  children,
  ...rest
}: ChatMessageProps) {
  const { messages } = useKit()
  const progress = progressProp ?? messages.writing
  const from = resolveOption('ChatMessage', 'from', fromProp, sides, 'model')
  const announce = useTranscript()
  const body = useRef<HTMLDivElement>(null)
  const failure = useRef<HTMLSpanElement>(null)
  const announcedState = useRef<ChatMessageProps['state']>(undefined)

  useEffect(() => {
    if (announcedState.current === state) return
    const isNew = announcedState.current === undefined
    announcedState.current = state
    announce({
      from,
      who,
      state,
      isNew,
      progress,
      text: getAnnouncementText(state === 'failed' ? failure.current : body.current, maxAnnouncementLength),
    })
  }, [from, progress, state, announce, who])

  const retry = () => {
    // The button disappears with the failure, and must not take focus with it.
    body.current?.closest('li')?.focus({ preventScroll: true })
    onRetry?.()
  }

  return (
    <li
      tabIndex={-1}
      data-slot="chat-message"
      data-from={from}
      data-state={state}
      aria-busy={state === 'streaming'}
      className={clsx(
        // The padding shows shadows and focus rings that containment would clip.
        'sa:grid sa:min-w-0 sa:grid-cols-[minmax(0,1fr)] sa:px-2 sa:py-1.5 sa:[contain-intrinsic-block-size:auto_7rem] sa:[content-visibility:auto]',
        from === 'user' ? 'sa:justify-items-end sa:ps-8 sa:sm:ps-20' : 'sa:justify-items-start sa:sm:pe-12',
        className,
      )}
      {...rest}
    >
      <p
        data-slot="chat-message-who"
        className="sa:mb-1 sa:flex sa:min-w-0 sa:items-center sa:gap-1.5 sa:px-1 sa:type-caption sa:font-medium sa:text-ink-muted"
      >
        {from === 'model' && <StarMotif size="1.25em" className="sa:text-star" />}
        <span className="sa:contents">{who}</span>
      </p>
      <div
        data-slot="chat-message-bubble"
        className={bubbleStyles({
          from,
          edge: state === 'failed' ? 'failed' : from === 'user' ? 'own' : 'plain',
        })}
      >
        <div ref={body} data-slot="chat-message-body" className="sa:min-w-0 sa:wrap-anywhere sa:empty:hidden">
          {children}
        </div>
        {state === 'streaming' && progress !== '' && (
          // Hidden from screen readers, because the transcript announces it once.
          <p aria-hidden="true" className="sa:flex sa:items-center sa:gap-2 sa:type-small sa:text-ink-muted">
            <StarMotif
              size="1.25em"
              className="sa:animate-[saha-star-turn_1.6s_linear_infinite] sa:text-star"
            />
            <span className="sa:contents">{progress}</span>
          </p>
        )}
        {state === 'failed' && (
          <div className="sa:flex sa:flex-wrap sa:items-center sa:gap-x-4 sa:gap-y-2 sa:type-small">
            <p
              data-slot="chat-message-error"
              className="sa:flex sa:min-w-0 sa:items-start sa:gap-1.5 sa:text-danger"
            >
              <AlertIcon size={1.15} className="sa:mt-[0.2em]" />
              <span ref={failure} className="sa:min-w-0">
                {error}
              </span>
            </p>
            {onRetry && <RetryButton size="small" retryIn={retryIn} onRetry={retry} />}
          </div>
        )}
      </div>
      {actions && state !== 'streaming' && (
        <div data-slot="chat-message-actions" className="sa:mt-2 sa:flex sa:flex-wrap sa:gap-1">
          {actions}
        </div>
      )}
    </li>
  )
}
