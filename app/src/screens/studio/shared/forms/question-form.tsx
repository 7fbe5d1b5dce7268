import { Field, Textarea } from '@saha/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import { ExamplePrompts } from './example-prompts.tsx'
import { isSendKey } from './send-key.ts'
import { useCancelOnEscape } from './use-cancel-on-escape.ts'
import { SubmitOrCancelButton } from './submit-or-cancel-button.tsx'

interface QuestionFormProps {
  label: string
  hint: string
  error?: string | false
  rows: number
  text: string
  onText: (text: string) => void
  busy: boolean
  canSubmit: boolean
  /** What the button says, and what it says while it stops the work. */
  submitLabel: string
  cancelLabel: string
  /** Beside the button: that keys do the same, or what has to be done before it may be pressed. */
  beside: ReactNode
  /** The button that sends, and stops. */
  buttonRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  examplesTitle: string
  examples: readonly string[]
  className?: string
  /** How it is getting on. */
  children: ReactNode
}

/** What a tool's own form leaves to its screen. */
export type QuestionFormState = Pick<
  QuestionFormProps,
  'text' | 'onText' | 'busy' | 'canSubmit' | 'buttonRef' | 'onSend' | 'onCancel' | 'children'
>

/** Where something is asked in words, and sent with a press or with Ctrl and Enter. */
export function QuestionForm({
  text,
  onText,
  busy,
  canSubmit,
  buttonRef,
  onSend,
  onCancel,
  examplesTitle,
  examples,
  children,
  ...props
}: QuestionFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useCancelOnEscape(busy, onCancel)
  const send = () => canSubmit && !busy && onSend()
  return (
    <form
      className={`grid gap-4 ${props.className ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={props.label} hint={props.hint} error={props.error}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={props.rows}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return
              event.preventDefault()
              send()
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitOrCancelButton
          ref={buttonRef}
          busy={busy}
          canSubmit={canSubmit}
          submitLabel={props.submitLabel}
          cancelLabel={props.cancelLabel}
          onSubmit={send}
          onCancel={onCancel}
        />
        {props.beside}
      </div>
      {children}
      {text === '' && !busy && (
        <ExamplePrompts
          title={examplesTitle}
          texts={examples}
          onPick={(example) => {
            onText(example)
            field.current?.focus()
          }}
        />
      )}
    </form>
  )
}

/** The keys that send, for the sentence that tells of them. */
export const renderSendKeys = () => <kbd dir="ltr">Ctrl/⌘ + Enter</kbd>

/** That keys send too, for who has some. */
export const ShortcutHint = ({ children }: { children: ReactNode }) => (
  <p className="type-small text-ink-muted coarse:hidden">{children}</p>
)
