import { Badge } from '../badge/index.ts'
import { CheckIcon } from '../icons/check.tsx'
import { useKit } from '../provider/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

/** Marks a verified score, in a row and in the sentence that explains the mark. */
export function VerifiedMark() {
  const { messages } = useKit()
  return (
    <Badge tone="success" data-slot="verified-mark">
      <CheckIcon size={1} />
      <VisuallyHidden>{messages.verified}</VisuallyHidden>
    </Badge>
  )
}
