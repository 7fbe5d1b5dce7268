import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { ArrowUpIcon } from '../icons/arrow-up.tsx'
import { StopIcon } from '../icons/stop.tsx'
import { controlStyles } from '../input/control.styles.ts'
import { useKit } from '../provider/index.ts'
import { AutosizeTextarea } from './autosize-textarea.tsx'
import { useCharacterCount } from './use-character-count.ts'
import { isSendKey, usePrompt } from './use-prompt.ts'

export interface PromptInputProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'defaultValue' | 'onSubmit'
> {
  /** Accessible name of the field. */
  label: string
  /** Text shown while the field is empty. */
  placeholder?: string
  /** The controlled text. Use with `onValueChange`. */
  value?: string
  /** Initial text when uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the new text on every change. */
  onValueChange?: (value: string) => void
  /** Called with the trimmed text. The field is then cleared, unless the result is `false` or an error. */
  onSend: (text: string) => boolean | void | Promise<boolean | void>
  /** A reply is being generated: the button calls `onStop`, and Enter does nothing. @default false */
  busy?: boolean
  /** Called when the button is pressed while `busy`. */
  onStop?: () => void
  /** Disables the field and its button. @default false */
  disabled?: boolean
  /** Allows sending without text, because there is something else to send, such as an image. @default false */
  allowBlank?: boolean
  /**
   * Maximum number of characters, counted as `maxlength` does. Longer text is kept and marked, but cannot be sent.
   */
  limit?: number
  /** Number of lines before the field scrolls instead of growing. @default 8 */
  maxRows?: number
  /** Attachments, displayed above the text. */
  attachments?: ReactNode
  /** Small buttons below the text (attach, record). */
  tools?: ReactNode
  /** Ref to the textarea, for hosts that focus it. */
  textRef?: Ref<HTMLTextAreaElement>
}

/**
 * A message field for chats with a model. Enter sends, Shift+Enter starts a new line; Enter during IME composition
 * does neither.
 */
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
  const canSend = !disabled && !sending && !count.isOver && (allowBlank || text.trim() !== '')

  function trySend() {
    if (canSend && !busy) void send()
  }

  const describedBy = [`${id}-keys`, count.label ? `${id}-count` : ''].filter(Boolean).join(' ')
  return (
    <form
      data-slot="prompt-input"
      data-state={busy ? 'busy' : sending ? 'sending' : 'idle'}
      className={clsx(
        controlStyles,
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
        <AutosizeTextarea
          ref={textRef}
          data-slot="prompt-input-text"
          maxRows={maxRows}
          value={text}
          placeholder={placeholder}
          disabled={disabled}
          enterKeyHint="send"
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={count.isOver}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            if (!event.repeat) trySend()
          }}
        />
        {/* As high as one line of text, so that it aligns with the last line. */}
        <span className="sa:grid sa:min-h-[calc(1lh+1.25rem)] sa:place-items-center sa:type-body">
          <IconButton
            data-slot="prompt-input-send"
            data-state={busy ? 'stop' : 'send'}
            icon={busy ? StopIcon : ArrowUpIcon}
            label={busy ? messages.stop : messages.send}
            variant={busy ? 'neutral' : 'action'}
            busy={sending && !busy}
            disabled={disabled}
            {...(busy || sending ? {} : { 'aria-disabled': !canSend })}
            // Never a submit button: when a click on Stop turns it into Send, that same click would submit the form.
            type="button"
            onClick={(event) => {
              if (!busy) trySend()
              // Ignores the second click of a double click on Send.
              else if (event.detail <= 1) onStop?.()
            }}
          />
        </span>
      </div>
      {(tools || count.label) && (
        <div className="sa:flex sa:flex-wrap sa:items-center sa:gap-x-4 sa:gap-y-1 sa:ps-1.5 sa:pe-3 sa:pb-1.5">
          {tools && (
            <div data-slot="prompt-input-tools" className="sa:flex sa:flex-wrap sa:gap-1">
              {tools}
            </div>
          )}
          {count.label && (
            <span
              id={`${id}-count`}
              data-slot="prompt-input-count"
              data-state={count.isOver ? 'over' : 'left'}
              className={clsx(
                'sa:ms-auto sa:type-caption',
                count.isOver ? 'sa:font-medium sa:text-danger' : 'sa:text-ink-muted',
              )}
            >
              {count.label}
            </span>
          )}
        </div>
      )}
      <output className="sa:sr-only">{count.announcement}</output>
      <span id={`${id}-keys`} className="sa:sr-only">
        {messages.promptKeys}
      </span>
    </form>
  )
}
