import { Heading, Text } from '@saha/ui'
import { useId, type ReactNode } from 'react'

interface ResultGalleryProps {
  title: string
  hint: string
  /** List items. */
  children: ReactNode
}

/** Lists the results of the session. */
export function ResultGallery({ title, hint, children }: ResultGalleryProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <Heading level={2} size="subheading" id={id}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {hint}
        </Text>
      </div>
      <ul className="flex flex-wrap gap-3">{children}</ul>
    </section>
  )
}
