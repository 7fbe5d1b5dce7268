import { Badge, type BadgeProps } from '../badge/index.ts'
import { CheckIcon } from '../icons/check.tsx'
import { useKit } from '../provider/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

export type VerifiedMarkProps = Omit<BadgeProps, 'children' | 'hue' | 'tone'>

/** Marks a verified score, in a row and in the sentence that explains the mark. */
export function VerifiedMark(props: VerifiedMarkProps) {
  const { messages } = useKit()
  return (
    <Badge tone="success" data-slot="verified-mark" {...props}>
      <CheckIcon size={1} />
      <VisuallyHidden>{messages.verified}</VisuallyHidden>
    </Badge>
  )
}
