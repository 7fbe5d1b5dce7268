import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CopyButton, type CopyButtonProps } from '../copy-button/index.ts'
import { useKit } from '../provider/index.ts'
import { ScrollRegion } from '../scroll-edges/index.ts'

export interface CodeBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The code as it is; it goes to the clipboard unchanged. */
  code: string
  /** The language's own name, shown as it is: "TypeScript". */
  language?: string
  /** The browser refused to copy; nothing was copied. */
  onCopyError?: CopyButtonProps['onError']
}

/** A piece of code: left to right in every language, long lines scroll inside it. */
export function CodeBlock({ code, language, onCopyError, className, ...rest }: CodeBlockProps) {
  const { strings } = useKit()
  return (
    <div
      data-slot="code-block"
      className={cx('overflow-hidden rounded-control border border-line-strong bg-surface', className)}
      {...rest}
    >
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line bg-sunken ps-4 pe-1.5">
        <bdi dir="ltr" translate="no" className="truncate type-caption text-ink-muted">
          {language ?? ''}
        </bdi>
        <CopyButton
          size="small"
          variant="quiet"
          label={strings.copyCode}
          value={code}
          className="shrink-0"
          {...(onCopyError ? { onError: onCopyError } : {})}
        />
      </div>
      <ScrollRegion
        label={language ? strings.codeIn(language) : strings.code}
        dir="ltr"
        className="overflow-x-auto focus-visible:-outline-offset-3"
      >
        <pre
          data-slot="code-block-code"
          translate="no"
          className="w-max min-w-full px-4 py-3 font-code text-[0.875rem] leading-6 [tab-size:2]"
        >
          <code>{code}</code>
        </pre>
      </ScrollRegion>
    </div>
  )
}
