import { cva, cx } from 'class-variance-authority'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useTranscript } from '../chat-transcript/transcript-context.ts'
import { Icon } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'
import { Star } from '../star/index.ts'
import { textWorthHearing } from './text-worth-hearing.ts'
import { known } from '../variants/known.ts'

const sides = { user: 'rounded-ee-tag bg-selection', model: 'rounded-es-tag bg-surface' }

const bubbleStyles = cva('tile grid max-w-full min-w-0 gap-2 rounded-panel px-4 py-2.5 [--tile-depth:3px]', {
  variants: {
    from: sides,
    edge: {
      plain: '',
      own: '[--tile-edge:var(--saha-color-selection-edge)] [--tile-shadow:var(--saha-color-selection-edge)]',
      failed: '[--tile-edge:var(--saha-color-danger)] [--tile-shadow:var(--saha-color-danger)]',
    },
  },
})

export interface ChatMessageProps extends ComponentProps<'li'> {
  /** Decides the side: one's own words stand where lines end, the model's where they start. */
  from: 'user' | 'model'
  /** Who speaks, as read above the words: "You", the model's name. */
  who: string
  /** @default 'complete' */
  state?: 'complete' | 'streaming' | 'failed'
  /** What went wrong, while `failed`. */
  error?: ReactNode
  /** Offers to try again, while `failed`. */
  onRetry?: () => void
  /** Small buttons under the words (copy, read aloud), once nothing is being written any more. */
  actions?: ReactNode
  /** The words: `UserText` for a person's, `Prose` for a model's. */
  children?: ReactNode
}

/** One turn of a conversation, in a `ChatTranscript`. Far from sight it costs nothing to lay out. */
export function ChatMessage({
  from: asked,
  who,
  state = 'complete',
  error,
  onRetry,
  actions,
  className,
  children,
  ...rest
}: ChatMessageProps) {
  const { strings } = useKit()
  const from = known('ChatMessage', 'from', asked, sides, 'model')
  const tell = useTranscript()
  const body = useRef<HTMLDivElement>(null)
  const failure = useRef<HTMLSpanElement>(null)
  const told = useRef<ChatMessageProps['state']>(undefined)

  useEffect(() => {
    if (told.current === state) return
    const isNew = told.current === undefined
    told.current = state
    tell({
      from,
      who,
      state,
      isNew,
      text: textWorthHearing(state === 'failed' ? failure.current : body.current),
    })
  }, [from, state, tell, who])

  return (
    <li
      data-slot="chat-message"
      data-from={from}
      data-state={state}
      aria-busy={state === 'streaming'}
      className={cx(
        // Padding leaves room for shadows and focus rings, which containment would cut off.
        'grid min-w-0 grid-cols-[minmax(0,1fr)] px-2 py-1.5 [contain-intrinsic-block-size:auto_7rem] [content-visibility:auto]',
        from === 'user' ? 'justify-items-end ps-8 sm:ps-20' : 'justify-items-start sm:pe-12',
        className,
      )}
      {...rest}
    >
      <p
        data-slot="chat-message-who"
        className="mb-1 flex min-w-0 items-center gap-1.5 px-1 type-caption font-medium text-ink-muted"
      >
        {from === 'model' && <Star size="1.25em" className="text-star" />}
        {who}
      </p>
      <div
        data-slot="chat-message-bubble"
        className={bubbleStyles({
          from,
          edge: state === 'failed' ? 'failed' : from === 'user' ? 'own' : 'plain',
        })}
      >
        <div ref={body} data-slot="chat-message-body" className="min-w-0 wrap-anywhere empty:hidden">
          {children}
        </div>
        {state === 'streaming' && (
          // The transcript says this once; here it is only seen.
          <p aria-hidden="true" className="flex items-center gap-2 type-small text-ink-muted">
            <Star size="1.25em" className="animate-[star-turn_1.6s_linear_infinite] text-star" />
            {strings.writing}
          </p>
        )}
        {state === 'failed' && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 type-small">
            <p data-slot="chat-message-error" className="flex min-w-0 items-start gap-1.5 text-danger">
              <Icon name="alert" size={1.15} className="mt-[0.2em]" />
              <span ref={failure} className="min-w-0">
                {error}
              </span>
            </p>
            {onRetry && (
              <Button size="small" startIcon="retry" onClick={onRetry}>
                {strings.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      {actions && state !== 'streaming' && (
        <div data-slot="chat-message-actions" className="mt-2 flex flex-wrap gap-1">
          {actions}
        </div>
      )}
    </li>
  )
}
