import { CheckIcon, IconButton, Input, isComposing } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { bounds, toEntryName } from '../../../../adapters/library/entry.ts'

interface RenameEntryFormProps {
  title: string
  /** New name, null for the default title, undefined for no change. */
  onDone: (name?: string | null) => void
}

/** Renames an entry: Enter saves, Escape cancels. */
export function RenameEntryForm({ title, onDone }: RenameEntryFormProps) {
  const t = useTranslations('history')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      className="flex min-w-0 grow items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        const name = field.current?.value ?? ''
        onDone(name === title ? undefined : toEntryName(name))
      }}
    >
      <Input
        ref={field}
        dir="auto"
        aria-label={t('renameLabel')}
        defaultValue={title}
        maxLength={bounds.name}
        className="min-w-0 grow"
        // The sheet checks this before it closes on Escape.
        data-keeps-escape=""
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event)) onDone()
        }}
      />
      <IconButton type="submit" icon={CheckIcon} label={t('renameDone')} variant="quiet" size="small" />
    </form>
  )
}
