import { clsx } from 'clsx'
import { useRef, useState, type ComponentProps, type DragEvent } from 'react'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'
import { useFormReset } from '../input/form-reset.ts'
import { useKit } from '../provider/index.ts'
import { checkFiles, filesIn, type Incoming, type RejectedFile } from './check-files.ts'
import { ChosenFile } from './chosen-file.tsx'
import { DropArea } from './drop-area.tsx'
import { useFileWords } from './file-words.ts'
import { RefusedFiles } from './refused-files.tsx'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

export interface FileDropProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The files, when the host keeps them. */
  files?: readonly File[]
  /** What is chosen after every change, and what was not taken this time, each with its reason. */
  onFilesChange?: (files: File[], rejected: RejectedFile[]) => void
  /** What was not taken, when the host keeps it: its own findings inside a file belong here too. */
  rejected?: readonly RejectedFile[]
  /** MIME types (`image/png`), families (`image/*`) or endings (`.srt`). @default any type */
  accept?: readonly string[]
  /** Bytes of one file. @default no limit */
  maxBytes?: number
  /** @default 1 */
  maxFiles?: number
  /** @default false */
  disabled?: boolean
  /** @default false */
  required?: boolean
}

const anyType: readonly string[] = []

/**
 * A place for files: drop them, paste them, or choose them. Type and size are checked by what the browser
 * says of a file, before a byte is read; what is inside is for the host to check.
 */
export function FileDrop({
  files,
  onFilesChange,
  rejected,
  accept = anyType,
  maxBytes = Number.POSITIVE_INFINITY,
  maxFiles = 1,
  disabled = false,
  required = false,
  className,
  onPaste,
  ...rest
}: FileDropProps) {
  const { messages } = useKit()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<readonly File[]>([])
  const [ownRejected, setRejected] = useState<readonly RejectedFile[]>([])
  const [news, setNews] = useState('')
  const [isOver, setOver] = useState(false)
  const rules = { accept, maxBytes, maxFiles }
  const words = useFileWords(rules)
  const chosen = files ?? own
  const refused = rejected ?? ownRejected
  useIdWarning(rest.id)
  useFormReset(input, () => {
    setOwn([])
    setRejected([])
    setNews('')
  })
  useNameWarning('FileDrop', () => Boolean(rest['aria-label'] ?? rest['aria-labelledby']))

  function keep(next: File[], now: RejectedFile[]) {
    const isSame = next.length === chosen.length && next.every((file) => chosen.includes(file))
    setOwn(next)
    setRejected(now)
    setNews(isSame ? '' : messages.filesChosen(next.length))
    onFilesChange?.(next, now)
  }
  function add(incoming: Incoming[]) {
    if (disabled || incoming.length === 0) return
    const result = checkFiles(chosen, incoming, rules)
    keep(result.files, result.rejected)
  }
  function remove(file: File) {
    keep(
      chosen.filter((other) => other !== file),
      [],
    )
    input.current?.focus()
  }
  // Also while disabled: a file that falls through would replace the page.
  function hold(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }

  return (
    <div
      {...{ role: 'group' }}
      data-slot="file-drop"
      data-state={isOver ? 'over' : chosen.length > 0 ? 'chosen' : 'empty'}
      className={clsx('sa:grid sa:min-w-0 sa:gap-3', className)}
      {...rest}
      onDragOver={hold}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        hold(event)
        setOver(false)
        add(filesIn(event.dataTransfer))
      }}
      onPaste={(event) => {
        onPaste?.(event)
        if (!event.defaultPrevented) add(filesIn(event.clipboardData))
      }}
    >
      <DropArea
        ref={input}
        {...{ accept, disabled, isOver }}
        many={maxFiles > 1}
        required={required && chosen.length === 0}
        names={rest}
        types={words.types}
        limit={Number.isFinite(maxBytes) ? messages.upToSize(words.size(maxBytes)) : ''}
        onPick={(picked) => add(picked.map((file) => ({ file, folder: false })))}
      />
      <output data-slot="file-drop-news" className="sa:contents">
        <span className="sa:sr-only">{news}</span>
        {refused.length > 0 && <RefusedFiles files={refused} inWords={words.problem} />}
      </output>
      {chosen.length > 0 && (
        <ul className="sa:grid sa:gap-3">
          {chosen.map((file) => (
            <ChosenFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              size={words.size(file.size)}
              disabled={disabled}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
