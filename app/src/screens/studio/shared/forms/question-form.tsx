import { Field, Textarea } from '@saha/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import { ExamplePrompts } from './example-prompts.tsx'
import { submitOnSendKey } from './submit-on-send-key.ts'
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
  submitLabel: string
  cancelLabel: string
  /** Content beside the button: a shortcut hint, or what must be done first. */
  beside: ReactNode
  /** The button that sends and cancels. */
  buttonRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  examplesTitle: string
  examples: readonly string[]
  className?: string
  /** Progress of the request. */
  children: ReactNode
}

/** Props that a tool's form passes on from its screen. */
export type QuestionFormState = Pick<
  QuestionFormProps,
  'text' | 'onText' | 'busy' | 'canSubmit' | 'buttonRef' | 'onSend' | 'onCancel' | 'children'
>

/** Form with one text field, sent by the button or with Ctrl+Enter. */
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
            onKeyDown={submitOnSendKey}
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

/** Renders the shortcut within a translated sentence. */
export const renderSendKeys = () => <kbd dir="ltr">Ctrl/⌘ + Enter</kbd>

/** Hint at the keyboard shortcut, hidden on touch screens. */
export const ShortcutHint = ({ children }: { children: ReactNode }) => (
  <p className="type-small text-ink-muted coarse:hidden">{children}</p>
)
