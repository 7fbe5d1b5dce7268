import { UserText } from '../bidi/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'

interface ChosenFileProps {
  name: string
  size: string
  disabled: boolean
  onRemove: () => void
}

/** A file that was taken: its name in its own direction, its size, a way to take it out again. */
export function ChosenFile({ name, size, disabled, onRemove }: ChosenFileProps) {
  const { strings } = useKit()
  return (
    <li
      data-slot="file-drop-file"
      className="tile flex items-center gap-3 rounded-control bg-surface py-1.5 ps-3 pe-1.5"
    >
      <Icon name="file" className="text-ink-muted" />
      <span className="grid min-w-0 grow">
        <span>
          <UserText text={name} className="type-label" />
        </span>
        <span className="type-caption text-ink-muted">{size}</span>
      </span>
      <IconButton
        icon="close"
        variant="quiet"
        label={strings.removeNamed(name)}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  )
}
