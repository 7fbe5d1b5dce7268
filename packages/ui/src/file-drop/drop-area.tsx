import { clsx } from 'clsx'
import { useId, type Ref } from 'react'
import { buttonStyles } from '../button/index.ts'
import { controlBoxStateStyles } from '../input/control.styles.ts'
import { UploadIcon } from '../icons/upload.tsx'
import { useKit } from '../provider/index.ts'

interface DropAreaProps {
  ref: Ref<HTMLInputElement>
  accept: readonly string[]
  many: boolean
  disabled: boolean
  required: boolean
  isOver: boolean
  /** Accessible name and description. */
  names: {
    'aria-label'?: string | undefined
    'aria-labelledby'?: string | undefined
    'aria-describedby'?: string | undefined
    'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  }
  types: string
  limit: string
  onPick: (files: File[]) => void
}

/** The clickable area: a label around a native file input. */
export function DropArea(props: DropAreaProps) {
  const { ref, accept, many, disabled, required, isOver, names, types, limit, onPick } = props
  const { messages } = useKit()
  const id = useId()
  const rules = [types, limit].filter(Boolean)
  const choose = many ? messages.chooseFiles : messages.chooseFile
  return (
    <label
      data-slot="file-drop-area"
      className={clsx(
        'sa:grid sa:min-h-40 sa:place-content-center sa:justify-items-center sa:gap-3 sa:rounded-tile sa:border-2 sa:border-dashed sa:p-5 sa:text-center',
        'sa:transition-colors sa:duration-(--saha-duration-press)',
        isOver ? 'sa:border-link sa:bg-selection' : 'sa:border-line-strong sa:bg-surface',
        disabled ? 'sa:cursor-not-allowed' : 'sa:cursor-pointer',
        controlBoxStateStyles,
      )}
    >
      <input
        ref={ref}
        type="file"
        accept={accept.join(',')}
        multiple={many}
        disabled={disabled}
        required={required}
        aria-labelledby={`${names['aria-labelledby'] ?? `${id}-name`} ${id}-choose`}
        aria-describedby={[names['aria-describedby'], rules.length > 0 && `${id}-rules`]
          .filter(Boolean)
          .join(' ')}
        aria-invalid={names['aria-invalid']}
        className="sa:sr-only"
        onChange={(event) => {
          onPick([...(event.target.files ?? [])])
          // Allows the same file to be picked again after it was removed.
          event.target.value = ''
        }}
      />
      {names['aria-label'] && (
        <span id={`${id}-name`} className="sa:sr-only">
          {names['aria-label']}
        </span>
      )}
      <UploadIcon size={2} className="sa:text-link" />
      <span className="sa:type-label">
        {isOver ? messages.dropNow : many ? messages.dropFiles : messages.dropFile}
      </span>
      <span id={`${id}-choose`} className={buttonStyles({ size: 'small' })}>
        {choose}
      </span>
      {rules.length > 0 && (
        <span id={`${id}-rules`} className="sa:grid sa:gap-1 sa:type-caption sa:text-ink-muted">
          {rules.map((rule) => (
            <span key={rule}>{rule}</span>
          ))}
        </span>
      )}
    </label>
  )
}
