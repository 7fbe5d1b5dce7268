import { CheckIcon, IconButton, Input, isComposing } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { bounds, cleanName } from '../../../../adapters/threads/thread.ts'

interface RenameThreadFormProps {
  title: string
  /** The new name, null for none of its own; undefined when it stays as it is. */
  onDone: (name?: string | null) => void
}

/** Where a conversation is given a name: Enter takes it, Escape does not. */
export function RenameThreadForm({ title, onDone }: RenameThreadFormProps) {
  const t = useTranslations('chatbot')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      className="flex min-w-0 grow items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        const name = field.current?.value ?? ''
        onDone(name === title ? undefined : cleanName(name))
      }}
    >
      <Input
        ref={field}
        dir="auto"
        aria-label={t('renameLabel')}
        defaultValue={title}
        maxLength={bounds.name}
        className="min-w-0 grow"
        // The panel on small screens closes with Escape too, and looks for this.
        data-keeps-escape=""
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event)) onDone()
        }}
      />
      <IconButton type="submit" icon={CheckIcon} label={t('renameDone')} variant="quiet" size="small" />
    </form>
  )
}
