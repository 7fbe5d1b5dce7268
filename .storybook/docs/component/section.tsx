import { Heading } from '@saha/ui/heading'
import { Text } from '@saha/ui/text'
import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A section of a docs page, with an address of its own. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="grid min-w-0 gap-5">
    <Heading level={2} id={id} className="scroll-mt-6">
      {title}
    </Heading>
    {children}
  </section>
)

/** Links to the sections of a docs page. Storybook's base element would open them in the window around this frame. */
export const Contents = ({ sections }: { sections: readonly Omit<SectionProps, 'children'>[] }) => (
  <nav aria-label="On this page">
    <ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-2 p-0">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            target="_self"
            className="type-label text-link underline focus-visible:focus-ring"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** A part of a section. */
export const Subsection = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-w-0 gap-3">
    <Heading level={3}>{title}</Heading>
    {children}
  </div>
)

/** Renders a sentence whose code is between backticks. */
export const Sentence = ({ children }: { children: string }) =>
  children.split('`').map((part, at) => (at % 2 === 1 ? <Code key={`${at} ${part}`}>{part}</Code> : part))

/** Sentences of documentation as a list. */
export const Sentences = ({ items }: { items: readonly string[] }) => (
  <ul className="m-0 grid max-w-[42em] list-disc gap-2 ps-5">
    {items.map((item) => (
      <li key={item}>
        <Text as="span">
          <Sentence>{item}</Sentence>
        </Text>
      </li>
    ))}
  </ul>
)

/** A name in code. */
export const Code = ({ children }: { children: string }) => (
  <code translate="no" className="font-code text-[0.85em] wrap-anywhere">
    {children}
  </code>
)
