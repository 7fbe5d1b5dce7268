import { IconButton, RedoIcon, Text, UndoIcon } from '@saha/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Thumbnail } from '../shared/images/thumbnail.tsx'
import { canRedo, canUndo, editLimit, redo, undo, type EditHistory } from './edit-history.ts'

interface EditHistoryStripProps {
  steps: EditHistory
  disabled: boolean
  onShow: (at: number) => void
}

/** Shows every step as a thumbnail, with undo and redo. */
export function EditHistoryStrip({ steps, disabled, onShow }: EditHistoryStripProps) {
  const t = useTranslations('images.editor')
  const id = useId()
  if (steps.steps.length === 1) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="type-label">
          {t('steps')}
        </h3>
        <div className="flex gap-2">
          <IconButton
            size="small"
            icon={UndoIcon}
            label={t('undo')}
            // `aria-disabled` keeps focus at both ends.
            aria-disabled={disabled || !canUndo(steps)}
            onClick={() => !disabled && onShow(undo(steps).at)}
          />
          <IconButton
            size="small"
            icon={RedoIcon}
            label={t('redo')}
            aria-disabled={disabled || !canRedo(steps)}
            onClick={() => !disabled && onShow(redo(steps).at)}
          />
        </div>
        <Text size="small" tone="muted">
          {t('stepsHint', { count: editLimit })}
        </Text>
      </div>
      <ol className="flex flex-wrap gap-3">
        {steps.steps.map(({ id: step, blob, instruction }, at) => (
          <li key={step}>
            <Thumbnail
              blob={blob}
              label={instruction === null ? t('original') : t('stepAlt', { count: at, instruction })}
              isShown={at === steps.at}
              disabled={disabled}
              onShow={() => onShow(at)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
