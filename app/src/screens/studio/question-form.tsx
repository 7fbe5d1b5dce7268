import { Field, Textarea } from '@saha/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import { Examples } from './examples.tsx'
import { isSendKey } from './send-key.ts'
import { useEscape } from './use-escape.ts'
import { WorkButton } from './work-button.tsx'

interface QuestionFormProps {
  label: string
  hint: string
  error?: string | false
  rows: number
  text: string
  onText: (text: string) => void
  busy: boolean
  sendable: boolean
  /** What the button says, and what it says while it stops the work. */
  begin: string
  cancel: string
  /** Beside the button: that keys do the same, or what has to be done before it may be pressed. */
  beside: ReactNode
  /** The button that sends, and stops. */
  pressRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  examplesTitle: string
  examples: readonly string[]
  className?: string
  /** How it is getting on. */
  children: ReactNode
}

/** What a tool's own form leaves to its screen. */
export type AskingProps = Pick<
  QuestionFormProps,
  'text' | 'onText' | 'busy' | 'sendable' | 'pressRef' | 'onSend' | 'onCancel' | 'children'
>

/** Where something is asked in words, and sent with a press or with Ctrl and Enter. */
export function QuestionForm({
  text,
  onText,
  busy,
  sendable,
  pressRef,
  onSend,
  onCancel,
  examplesTitle,
  examples,
  children,
  ...words
}: QuestionFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEscape(busy, onCancel)
  const send = () => sendable && !busy && onSend()
  return (
    <form
      className={`grid gap-4 ${words.className ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={words.label} hint={words.hint} error={words.error}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={words.rows}
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
        <WorkButton
          ref={pressRef}
          busy={busy}
          sendable={sendable}
          begin={words.begin}
          cancel={words.cancel}
          onBegin={send}
          onCancel={onCancel}
        />
        {words.beside}
      </div>
      {children}
      {text === '' && !busy && (
        <Examples
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
export const sendKeys = () => <kbd dir="ltr">Ctrl/⌘ + Enter</kbd>

/** That keys send too, for who has some. */
export const KeysNote = ({ children }: { children: ReactNode }) => (
  <p className="type-small text-ink-muted coarse:hidden">{children}</p>
)
