import { UserText } from '../bidi/index.ts'
import { toVisibleLine } from '../characters/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { CloseIcon } from '../icons/close.tsx'
import { FileIcon } from '../icons/file.tsx'
import { useKit } from '../provider/index.ts'

interface ChosenFileProps {
  file: File
  size: string
  disabled: boolean
  onRemove: () => void
}

/** An accepted file: name, size and a remove button. */
export function ChosenFile({ file, size, disabled, onRemove }: ChosenFileProps) {
  const { messages } = useKit()
  const name = toVisibleLine(file.name) || messages.untitled
  return (
    <li
      data-slot="file-drop-file"
      className="sa:tile sa:flex sa:items-center sa:gap-3 sa:rounded-control sa:bg-surface sa:py-1.5 sa:ps-3 sa:pe-1.5"
    >
      <FileIcon className="sa:text-ink-muted" />
      <span className="sa:grid sa:min-w-0 sa:grow">
        <span>
          <UserText className="sa:type-label">{name}</UserText>
        </span>
        <span className="sa:type-caption sa:text-ink-muted">{size}</span>
      </span>
      <IconButton
        icon={CloseIcon}
        variant="quiet"
        label={messages.removeNamed(name)}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  )
}
