import { Heading } from '@saha/ui/heading'
import { StarGrid } from '@saha/ui/star-motif'
import { Text } from '@saha/ui/text'
import type { ReactNode } from 'react'

/** A foundation page: a title with a lead, and sections. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="min-h-dvh bg-ground pb-24 text-ink">
      <header className="relative isolate overflow-hidden border-b border-line bg-surface">
        <StarGrid step={120} className="-z-10 text-ink opacity-[0.045]" />
        <div className="page-width grid gap-3 py-14">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted" className="max-w-[33em]">
            {lead}
          </Text>
        </div>
      </header>
      <div className="page-width grid gap-20 pt-14">{children}</div>
    </main>
  )
}

/** A section with a title and an introductory sentence. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-6">
      <div className="grid gap-2">
        <Heading level={2} size="title">
          {title}
        </Heading>
        {text && (
          <Text tone="muted" className="max-w-[38em]">
            {text}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}

/** A name in code: left to right, monospaced. */
export const Code = ({ children }: { children: string }) => (
  <code lang="en" dir="ltr" className="font-code text-[0.85em] wrap-anywhere">
    {children}
  </code>
)
