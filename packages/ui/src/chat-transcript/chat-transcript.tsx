import { clsx } from 'clsx'
import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { Button } from '../button/index.ts'
import { useKit } from '../provider/index.ts'
import { TranscriptContext, type MessageUpdate } from './transcript-context.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'
import { ArrowDownIcon } from '../icons/arrow-down.tsx'

export interface ChatTranscriptProps extends ComponentProps<'div'> {
  /** Accessible name of the conversation. */
  label: string
  /** `ChatMessage`s, oldest first. */
  children?: ReactNode
}

/**
 * A scrolling conversation that stays at its end until the reader scrolls back. New messages are announced once
 * complete, initial ones never. Limit its height (`h-full`, `max-h-…`).
 */
export function ChatTranscript({ label, className, children, ...rest }: ChatTranscriptProps) {
  const { messages } = useKit()
  const { box, list, following, isAway, follow, scrollToEnd } = useStickToBottom()
  const [unseen, setUnseen] = useState(false)
  const [announcement, setAnnouncement] = useState({ turn: 0, who: '', spokenText: '' })
  const started = useRef(false)

  const announce = useCallback(
    ({ from, who, state, isNew, progress, text }: MessageUpdate) => {
      if (!started.current) return
      if (isNew && from === 'user') follow()
      if (!following.current) setUnseen(true)
      if (from === 'user' && state !== 'failed') return
      const spokenText = state === 'streaming' ? progress : text
      if (spokenText !== '') setAnnouncement(({ turn }) => ({ turn: turn + 1, who, spokenText }))
    },
    [follow, following],
  )

  // Runs after the effects of the initial messages.
  useEffect(() => {
    started.current = true
    return () => {
      started.current = false
    }
  }, [])

  return (
    <div
      data-slot="chat-transcript"
      data-state={isAway ? 'away' : 'end'}
      className={clsx('sa:relative sa:flex sa:min-h-0 sa:flex-col', className)}
      {...rest}
    >
      {/* Off, because the log would announce every token. The output element below announces instead. */}
      <div
        ref={box}
        data-slot="chat-transcript-log"
        role="log"
        aria-live="off"
        aria-label={label}
        // Makes the conversation scrollable by keyboard. An empty one is no tab stop, even where a small box scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={Children.count(children) > 0 ? 0 : -1}
        className="sa:min-h-0 sa:flex-auto sa:overflow-x-hidden sa:overflow-y-auto sa:overscroll-contain sa:rounded-control sa:focus-visible:focus-ring-inside"
      >
        <ol ref={list} className="sa:grid sa:grid-cols-[minmax(0,1fr)] sa:gap-1 sa:py-1">
          <TranscriptContext value={announce}>{children}</TranscriptContext>
        </ol>
      </div>
      {isAway && (
        <Button
          data-slot="chat-transcript-jump"
          size="small"
          startIcon={ArrowDownIcon}
          className="sa:absolute sa:inset-x-0 sa:bottom-3 sa:mx-auto sa:w-fit sa:animate-[saha-rise_180ms_ease-out]"
          onClick={() => {
            setUnseen(false)
            scrollToEnd()
            // The button is about to unmount, so focus moves to the conversation.
            box.current?.focus({ preventScroll: true })
          }}
        >
          <span>{messages.jumpToNewest}</span>
          {unseen && (
            <span
              data-slot="chat-transcript-unseen"
              className="sa:size-2.5 sa:rounded-pill sa:bg-action sa:forced:bg-[Highlight]"
            />
          )}
        </Button>
      )}
      <output className="sa:sr-only">
        <span key={announcement.turn}>
          <span>{announcement.who}</span> <span>{announcement.spokenText}</span>
        </span>
      </output>
    </div>
  )
}
