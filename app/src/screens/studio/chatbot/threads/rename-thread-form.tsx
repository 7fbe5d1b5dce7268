import { CheckIcon, IconButton, Input, isComposing } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { bounds, toThreadName } from '../../../../adapters/threads/thread.ts'

interface RenameThreadFormProps {
  title: string
  /** New name, null for the default title, undefined for no change. */
  onDone: (name?: string | null) => void
}

/** Renames a thread: Enter saves, Escape cancels. */
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
        onDone(name === title ? undefined : toThreadName(name))
      }}
    >
      <Input
        ref={field}
        dir="auto"
        aria-label={t('renameLabel')}
        defaultValue={title}
        maxLength={bounds.name}
        className="min-w-0 grow"
        // The sheet on small screens checks this before it closes on Escape.
        data-keeps-escape=""
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event)) onDone()
        }}
      />
      <IconButton type="submit" icon={CheckIcon} label={t('renameDone')} variant="quiet" size="small" />
    </form>
  )
}
