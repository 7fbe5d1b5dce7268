import { UserText } from '../bidi/index.ts'
import { toVisibleLine } from '../characters/index.ts'
import { AlertIcon } from '../icons/alert.tsx'
import { useKit } from '../provider/index.ts'
import type { FileProblem, RejectedFile } from './check-files.ts'

interface RejectedFilesProps {
  files: readonly RejectedFile[]
  describeProblem: (reason: FileProblem, file: File) => string
}

/** Rejected files with their reasons. */
export function RejectedFiles({ files, describeProblem }: RejectedFilesProps) {
  const { messages } = useKit()
  return (
    <span className="sa:grid sa:gap-2 sa:rounded-control sa:border sa:border-danger sa:bg-danger-surface sa:p-3 sa:type-small">
      <span className="sa:flex sa:items-center sa:gap-2 sa:font-semibold sa:text-danger">
        <AlertIcon />
        <span>{messages.filesRefused(files.length)}</span>
      </span>
      {files.map(({ file, reason }, index) => (
        <span key={`${index} ${file.name}`} data-reason={reason} className="sa:grid">
          <span>
            <UserText className="sa:type-label">{toVisibleLine(file.name) || messages.untitled}</UserText>
          </span>
          <span>{describeProblem(reason, file)}</span>
        </span>
      ))}
    </span>
  )
}
