import { CopyButton } from '@saha/ui/copy-button'
import { ScrollRegion } from '../../packages/ui/src/scroll-edges/index.ts'

/** A source file, as an import with `?snippet` returns it. */
export interface Snippet {
  code: string
  /** The code, highlighted by us at build time. */
  html: string
}

interface HighlightedCodeProps extends Snippet {
  /** Names the code. */
  label: string
  copyLabel: string
}

/** A source file with a button that copies it. */
export const HighlightedCode = ({ label, copyLabel, code, html }: HighlightedCodeProps) => (
  <div
    dir="ltr"
    className="docs-code grid min-w-0 overflow-hidden rounded-control border border-line-strong bg-surface"
  >
    <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line bg-sunken ps-4 pe-1.5">
      <span className="type-caption text-ink-muted">TypeScript</span>
      <CopyButton size="small" variant="quiet" label={copyLabel} value={`${code}\n`} />
    </div>
    <ScrollRegion label={label} className="overflow-x-auto px-4 py-3 focus-visible:focus-ring-inside">
      {/* oxlint-disable-next-line react/no-danger -- made at build time from a file of this repository */}
      <div translate="no" dangerouslySetInnerHTML={{ __html: html }} />
    </ScrollRegion>
  </div>
)
