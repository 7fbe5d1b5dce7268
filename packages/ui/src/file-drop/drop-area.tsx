import { cx } from 'class-variance-authority'
import { useId, type Ref } from 'react'
import { buttonStyles } from '../button/index.ts'
import { controlBoxStates } from '../input/control-look.ts'
import { Icon } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'

interface DropAreaProps {
  ref: Ref<HTMLInputElement>
  accept: readonly string[]
  many: boolean
  disabled: boolean
  required: boolean
  isOver: boolean
  /** What the whole is called and described by. */
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

/** The area that is clicked: a label around the system's own file input. */
export function DropArea(props: DropAreaProps) {
  const { ref, accept, many, disabled, required, isOver, names, types, limit, onPick } = props
  const { strings } = useKit()
  const id = useId()
  const rules = [types, limit].filter(Boolean)
  const choose = many ? strings.chooseFiles : strings.chooseFile
  return (
    <label
      data-slot="file-drop-area"
      className={cx(
        'grid min-h-40 place-content-center justify-items-center gap-3 rounded-tile border-2 border-dashed p-5 text-center',
        'transition-colors duration-(--saha-duration-press)',
        isOver ? 'border-link bg-selection' : 'border-line-strong bg-surface',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer',
        controlBoxStates,
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
        className="sr-only"
        onChange={(event) => {
          onPick([...(event.target.files ?? [])])
          // So that the same file can be chosen again after it was taken out.
          event.target.value = ''
        }}
      />
      {names['aria-label'] && (
        <span id={`${id}-name`} className="sr-only">
          {names['aria-label']}
        </span>
      )}
      <Icon name="upload" size={2} className="text-link" />
      <span className="type-label">
        {isOver ? strings.dropNow : many ? strings.dropFiles : strings.dropFile}
      </span>
      <span id={`${id}-choose`} className={buttonStyles({ size: 'small' })}>
        {choose}
      </span>
      {rules.length > 0 && (
        <span id={`${id}-rules`} className="grid gap-1 type-caption text-ink-muted">
          {rules.map((rule) => (
            <span key={rule}>{rule}</span>
          ))}
        </span>
      )}
    </label>
  )
}
