import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { ArrowUpIcon } from '../icons/arrow-up.tsx'
import { StopIcon } from '../icons/stop.tsx'
import { controlLook } from '../input/control.styles.ts'
import { useKit } from '../provider/index.ts'
import { GrowingText } from './growing-text.tsx'
import { useCharacterCount } from './use-character-count.ts'
import { isSendKey, usePrompt } from './use-prompt.ts'

export interface PromptInputProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'defaultValue' | 'onSubmit'
> {
  /** What is asked for, read as the field's name. */
  label: string
  placeholder?: string
  /** The text, when the host keeps it. */
  value?: string
  /** The text to begin with, when the field keeps it itself. @default '' */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /**
   * Takes the trimmed text. The field is emptied once it was taken; `false`, or an error, keeps the text for
   * another try.
   */
  onSend: (text: string) => boolean | void | Promise<boolean | void>
  /** An answer is on its way: the button stops it, and Enter waits. @default false */
  busy?: boolean
  onStop?: () => void
  /** @default false */
  disabled?: boolean
  /** Something else is there to be sent (a picture), so the text may stay blank. @default false */
  allowBlank?: boolean
  /** Most characters that can be sent, counted as `maxlength` does. Longer text is kept, marked and not sent. */
  limit?: number
  /** Lines until the field scrolls instead of growing. @default 8 */
  maxRows?: number
  /** What goes along with the text, shown above it. */
  attachments?: ReactNode
  /** Small buttons under the text (attach, record). */
  tools?: ReactNode
  /** The textarea, for a host that puts focus there. */
  textRef?: Ref<HTMLTextAreaElement>
}

/** Where one writes to a model. Enter sends, Shift+Enter starts a new line, and a word in the making does neither. */
export function PromptInput({
  label,
  placeholder,
  value,
  defaultValue = '',
  onValueChange,
  onSend,
  busy = false,
  onStop,
  disabled = false,
  allowBlank = false,
  limit,
  maxRows = 8,
  attachments,
  tools,
  textRef,
  className,
  ...rest
}: PromptInputProps) {
  const { messages } = useKit()
  const id = useId()
  const { text, change, sending, send } = usePrompt({ value, defaultValue, onValueChange, onSend })
  const count = useCharacterCount(text, limit)
  const sendable = !disabled && !sending && !count.isOver && (allowBlank || text.trim() !== '')

  function trySend() {
    if (sendable && !busy) void send()
  }

  const described = [`${id}-keys`, count.words ? `${id}-count` : ''].filter(Boolean).join(' ')
  return (
    <form
      data-slot="prompt-input"
      data-state={busy ? 'busy' : sending ? 'sending' : 'idle'}
      className={clsx(
        controlLook,
        'sa:grid sa:rounded-panel! sa:hover:not-has-[textarea:disabled]:border-ink sa:has-[textarea:disabled]:opacity-55 sa:has-[textarea[aria-invalid=true]]:border-danger',
        'sa:has-[textarea:focus-visible]:focus-ring',
        className,
      )}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        trySend()
      }}
    >
      {attachments && (
        <div data-slot="prompt-input-attachments" className="sa:flex sa:flex-wrap sa:gap-2 sa:px-3 sa:pt-3">
          {attachments}
        </div>
      )}
      <div className="sa:flex sa:items-end sa:gap-1 sa:py-1.5 sa:ps-1.5 sa:pe-2">
        <GrowingText
          ref={textRef}
          data-slot="prompt-input-text"
          maxRows={maxRows}
          value={text}
          placeholder={placeholder}
          disabled={disabled}
          enterKeyHint="send"
          aria-label={label}
          aria-describedby={described}
          aria-invalid={count.isOver}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            if (!event.repeat) trySend()
          }}
        />
        {/* As high as one line of the text, so that it stands level with the last one. */}
        <span className="sa:grid sa:min-h-[calc(1lh+1.25rem)] sa:place-items-center sa:type-body">
          <IconButton
            data-slot="prompt-input-send"
            data-state={busy ? 'stop' : 'send'}
            icon={busy ? StopIcon : ArrowUpIcon}
            label={busy ? messages.stop : messages.send}
            variant={busy ? 'neutral' : 'action'}
            busy={sending && !busy}
            disabled={disabled}
            {...(busy || sending ? {} : { 'aria-disabled': !sendable })}
            // Never a submit button: it would submit when stopping turns it back under the same click.
            type="button"
            onClick={(event) => {
              if (!busy) trySend()
              // The second click of a double click on Send is not meant for Stop.
              else if (event.detail <= 1) onStop?.()
            }}
          />
        </span>
      </div>
      {(tools || count.words) && (
        <div className="sa:flex sa:flex-wrap sa:items-center sa:gap-x-4 sa:gap-y-1 sa:ps-1.5 sa:pe-3 sa:pb-1.5">
          {tools && (
            <div data-slot="prompt-input-tools" className="sa:flex sa:flex-wrap sa:gap-1">
              {tools}
            </div>
          )}
          {count.words && (
            <span
              id={`${id}-count`}
              data-slot="prompt-input-count"
              data-state={count.isOver ? 'over' : 'left'}
              className={clsx(
                'sa:ms-auto sa:type-caption',
                count.isOver ? 'sa:font-medium sa:text-danger' : 'sa:text-ink-muted',
              )}
            >
              {count.words}
            </span>
          )}
        </div>
      )}
      <output className="sa:sr-only">{count.spoken}</output>
      <span id={`${id}-keys`} className="sa:sr-only">
        {messages.promptKeys}
      </span>
    </form>
  )
}
