import { Field, Textarea, type IconSource } from '@saha/ui'
import type { ReactNode, Ref, RefObject } from 'react'
import { limits } from '../../../../adapters/gemini/client/models.ts'
import { ExamplePrompts } from '../forms/example-prompts.tsx'
import { submitOnSendKey } from '../forms/submit-on-send-key.ts'
import { SubmitOrCancelButton } from '../forms/submit-or-cancel-button.tsx'

interface PromptFormProps {
  label: string
  hint: string
  placeholder: string
  value: string
  onValueChange: (value: string) => void
  /** Error message for a text that is `count` characters too long. */
  tooLong: (count: number) => string
  action: string
  actionIcon: IconSource
  onSend: () => void
  /** A request is running, and the button cancels it. */
  busy: boolean
  stop: string
  onStop: () => void
  examplesTitle: string
  examples: readonly string[]
  textRef: RefObject<HTMLTextAreaElement | null>
  /** The button that sends and cancels. */
  buttonRef?: Ref<HTMLButtonElement>
  /** More fields between the text and the button. */
  children?: ReactNode
}

/** Form that describes an image. */
export function PromptForm({
  label,
  hint,
  placeholder,
  value,
  onValueChange,
  tooLong,
  action,
  actionIcon,
  onSend,
  busy,
  stop,
  onStop,
  examplesTitle,
  examples,
  textRef,
  buttonRef,
  children,
}: PromptFormProps) {
  const over = value.length - limits.description
  const canSubmit = value.trim() !== '' && over <= 0
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSubmit && !busy) onSend()
      }}
    >
      <Field label={label} hint={hint} error={over > 0 && tooLong(over)}>
        {(control) => (
          <Textarea
            {...control}
            ref={textRef}
            rows={4}
            value={value}
            placeholder={placeholder}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onKeyDown={submitOnSendKey}
          />
        )}
      </Field>
      {children}
      <SubmitOrCancelButton
        ref={buttonRef}
        size="large"
        className="justify-self-start"
        busy={busy}
        canSubmit={canSubmit}
        submitLabel={action}
        submitIcon={actionIcon}
        cancelLabel={stop}
        onSubmit={onSend}
        onCancel={onStop}
      />
      {value === '' && !busy && (
        <ExamplePrompts
          title={examplesTitle}
          texts={examples}
          onPick={(example) => {
            onValueChange(example)
            textRef.current?.focus()
          }}
        />
      )}
    </form>
  )
}
