import { Heading } from '@saha/ui/heading'
import { Text } from '@saha/ui/text'
import type { ReactNode } from 'react'
import { Contents, Section } from '../component/section.tsx'

export interface OutlineSection {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

interface OutlineProps {
  title: string
  lead: ReactNode
  /** Content between the lead and the table of contents. */
  facts: ReactNode
  sections: readonly OutlineSection[]
}

/** A docs page: title, lead, facts, table of contents and sections. */
export const Outline = ({ title, lead, facts, sections }: OutlineProps) => (
  <div className="page-width grid gap-16 pt-12">
    <header className="grid min-w-0 gap-6">
      <div className="grid gap-2">
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="muted" className="max-w-[36em]">
          {lead}
        </Text>
      </div>
      {facts}
      <Contents sections={sections} />
    </header>
    {sections.map(({ id, title: name, content }) => (
      <Section key={id} id={id} title={name}>
        {content}
      </Section>
    ))}
  </div>
)

/** Facts about a page, as names with values. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="m-0 grid min-w-0 gap-x-8 gap-y-4 sm:grid-cols-2">{children}</dl>
)

/** A name and its value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-1">
    <dt className="type-caption text-ink-muted">{name}</dt>
    <dd className="m-0 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">{children}</dd>
  </div>
)
