import { Badge } from '@saha/ui/badge'
import { CopyButton } from '@saha/ui/copy-button'
import { Text } from '@saha/ui/text'
import type { ReactNode } from 'react'
import { formatKilobytes, type ComponentMetadata } from '../component-metadata.ts'
import { Code } from './section.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-1">
    <dt className="type-caption text-ink-muted">{name}</dt>
    <dd className="m-0 flex min-w-0 flex-wrap items-center gap-2">{children}</dd>
  </div>
)

/** Status, size and import of a component. */
export function ComponentFacts({ docs, exported }: { docs: ComponentMetadata; exported: string }) {
  const { accessibility, later, name, since, size, status } = docs
  const line = `import { ${exported} } from '@saha/ui/${name}'`
  return (
    <>
      <dl className="m-0 grid grid-cols-2 gap-5 sm:grid-cols-4">
        <Fact name="Status">
          <Badge>{status}</Badge>
        </Fact>
        <Fact name="Since">{since}</Fact>
        <Fact name="Size">
          {size ? formatKilobytes(size) : 'not measured'}
          {later ? ` + ${formatKilobytes(later)} when idle` : ''}
        </Fact>
        <Fact name="Accessibility review">{accessibility.reviewed}</Fact>
      </dl>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Code>{line}</Code>
        <CopyButton size="small" label="Copy import" value={line} />
      </div>
      <Text size="small" tone="muted">
        Size: with all dependencies except React, minified, brotli-compressed. Source:{' '}
        <Code>{`packages/ui/src/${name}`}</Code>
      </Text>
    </>
  )
}
