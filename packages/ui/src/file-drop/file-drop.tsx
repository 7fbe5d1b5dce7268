import { clsx } from 'clsx'
import { useRef, useState, type ComponentProps, type DragEvent } from 'react'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'
import { useFormReset } from '../input/use-form-reset.ts'
import { useKit } from '../provider/index.ts'
import { checkFiles, readDataTransfer, type IncomingFile, type RejectedFile } from './check-files.ts'
import { ChosenFile } from './chosen-file.tsx'
import { DropArea } from './drop-area.tsx'
import { useFileMessages } from './use-file-messages.ts'
import { RejectedFiles } from './rejected-files.tsx'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

export interface FileDropProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The controlled files. Use with `onFilesChange`. */
  files?: readonly File[]
  /** Called on every change with the accepted files and the files just rejected, with reasons. */
  onFilesChange?: (files: File[], rejected: RejectedFile[]) => void
  /** The controlled list of rejected files. Add files whose content the host rejects. */
  rejected?: readonly RejectedFile[]
  /** MIME types (`image/png`), wildcards (`image/*`) or extensions (`.srt`). @default any type */
  accept?: readonly string[]
  /** Maximum size of a file in bytes. @default no limit */
  maxBytes?: number
  /** Maximum number of files. @default 1 */
  maxFiles?: number
  /** Disables the drop zone. @default false */
  disabled?: boolean
  /** Requires a file before the form can be submitted. @default false */
  required?: boolean
}

const anyType: readonly string[] = []

/**
 * A drop zone for files: drop, paste or pick them. Type and size are checked without reading the file; the host
 * checks the content.
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
  const [internalFiles, setInternalFiles] = useState<readonly File[]>([])
  const [internalRejected, setInternalRejected] = useState<readonly RejectedFile[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [isOver, setIsOver] = useState(false)
  const rules = { accept, maxBytes, maxFiles }
  const fileMessages = useFileMessages(rules)
  const chosen = files ?? internalFiles
  const shownRejected = rejected ?? internalRejected
  useIdWarning(rest.id)
  useFormReset(input, () => {
    setInternalFiles([])
    setInternalRejected([])
    setAnnouncement('')
  })
  useNameWarning('FileDrop', () => Boolean(rest['aria-label'] ?? rest['aria-labelledby']))

  function update(next: File[], newlyRejected: RejectedFile[]) {
    const isSame = next.length === chosen.length && next.every((file) => chosen.includes(file))
    setInternalFiles(next)
    setInternalRejected(newlyRejected)
    setAnnouncement(isSame ? '' : messages.filesChosen(next.length))
    onFilesChange?.(next, newlyRejected)
  }
  function add(incoming: IncomingFile[]) {
    if (disabled || incoming.length === 0) return
    const result = checkFiles(chosen, incoming, rules)
    update(result.files, result.rejected)
  }
  function remove(file: File) {
    update(
      chosen.filter((other) => other !== file),
      [],
    )
    input.current?.focus()
  }
  // Also while disabled, because the browser would open an unhandled file instead of the page.
  function allowDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setIsOver(!disabled)
  }

  return (
    <div
      {...{ role: 'group' }}
      data-slot="file-drop"
      data-state={isOver ? 'over' : chosen.length > 0 ? 'chosen' : 'empty'}
      className={clsx('sa:grid sa:min-w-0 sa:gap-3', className)}
      {...rest}
      onDragOver={allowDrop}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        allowDrop(event)
        setIsOver(false)
        add(readDataTransfer(event.dataTransfer))
      }}
      onPaste={(event) => {
        onPaste?.(event)
        if (!event.defaultPrevented) add(readDataTransfer(event.clipboardData))
      }}
    >
      <DropArea
        ref={input}
        {...{ accept, disabled, isOver }}
        many={maxFiles > 1}
        required={required && chosen.length === 0}
        names={rest}
        types={fileMessages.types}
        limit={Number.isFinite(maxBytes) ? messages.upToSize(fileMessages.size(maxBytes)) : ''}
        onPick={(picked) => add(picked.map((file) => ({ file, folder: false })))}
      />
      <output data-slot="file-drop-news" className="sa:contents">
        <span className="sa:sr-only">{announcement}</span>
        {shownRejected.length > 0 && (
          <RejectedFiles files={shownRejected} describeProblem={fileMessages.problem} />
        )}
      </output>
      {chosen.length > 0 && (
        <ul className="sa:grid sa:gap-3">
          {chosen.map((file) => (
            <ChosenFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              size={fileMessages.size(file.size)}
              disabled={disabled}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
