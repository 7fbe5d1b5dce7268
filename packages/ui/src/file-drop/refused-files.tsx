import { UserText } from '../bidi/index.ts'
import { Icon } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'
import type { FileProblem, RejectedFile } from './check-files.ts'

interface RefusedFilesProps {
  files: readonly RejectedFile[]
  inWords: (reason: FileProblem, file: File) => string
}

/** What was not taken, and why, file by file. */
export function RefusedFiles({ files, inWords }: RefusedFilesProps) {
  const { strings } = useKit()
  return (
    <span className="grid gap-2 rounded-control border border-danger bg-danger-surface p-3 type-small">
      <span className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="alert" />
        {strings.filesRefused(files.length)}
      </span>
      {files.map(({ file, reason }, index) => (
        <span key={`${index} ${file.name}`} data-reason={reason} className="grid">
          <span>
            <UserText text={file.name} className="type-label" />
          </span>
          <span>{inWords(reason, file)}</span>
        </span>
      ))}
    </span>
  )
}
