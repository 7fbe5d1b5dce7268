import { Heading } from '@saha/ui/heading'
import { clsx } from 'clsx'
import { Fragment, useId, type ReactNode } from 'react'

interface PanelProps {
  title: ReactNode
  children: ReactNode
  className?: string
}

/** A titled section of the inspector. */
export function Panel({ title, children, className }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx('tile grid min-w-0 content-start gap-3 rounded-tile bg-surface p-4', className)}
    >
      <Heading level={2} size="subheading" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** A line of code, left to right in both languages. */
export const CodeLine = ({ children, className }: { children: ReactNode; className?: string }) => (
  <code
    lang="en"
    dir="ltr"
    className={clsx('min-w-0 text-start font-code text-[0.9em] text-pretty wrap-anywhere', className)}
  >
    {children}
  </code>
)

/** A name that stays on one line, or breaks after its dots and between its words. */
export const CodeName = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full [text-decoration:inherit]">
    {(children.match(/[A-Z]?[^A-Z.]*\.?/g) ?? []).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
