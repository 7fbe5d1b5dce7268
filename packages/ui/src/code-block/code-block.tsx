import { clsx } from 'clsx'
import { memo, type ComponentProps, type ReactNode } from 'react'
import { CopyButton, type CopyButtonProps } from '../copy-button/index.ts'
import { useKit } from '../provider/index.ts'
import { ScrollRegion } from '../scroll-edges/index.ts'
import type { CodeToken, HighlightCode } from './highlight.ts'
import { useHighlightedLines, type GetTokens } from './use-highlighted-lines.ts'

export interface CodeBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The code, copied unchanged. */
  code: string
  /** Displayed name of the language: "TypeScript". */
  language?: string
  /**
   * Finds the tokens to color, for instance with Shiki; called once the code has stopped growing. Pass the same function
   * on every render.
   */
  highlight?: HighlightCode
  /** Called when the browser refuses to copy. */
  onCopyError?: CopyButtonProps['onError']
}

const linesPerBlock = 64

/**
 * Renders a complete block only near the viewport. Lines never wrap, so its height is known. The last complete block
 * is excluded: it is visible at the end, and checking that would lay it out twice.
 */
const completeBlockStyle = {
  contentVisibility: 'auto',
  containIntrinsicSize: `auto 1px auto ${linesPerBlock}lh`,
} as const

/** Color tokens, each at least 7:1 on the surface in both themes. No weight or slant, so that lines keep their width when they get colors. */
const tokenColors: Readonly<Record<NonNullable<CodeToken['kind']>, string>> = {
  comment: 'ink-muted',
  keyword: 'danger',
  string: 'success',
  number: 'warning',
  function: 'link',
  type: 'link',
}

/** A colored line, memoized because others may follow. */
const CodeLine = memo(function CodeLine({ tokens }: { tokens: readonly CodeToken[] }) {
  return tokens.map(({ text, kind }, at) =>
    kind ? (
      <span key={at} style={{ color: `var(--saha-color-${tokenColors[kind]})` }}>
        {text}
      </span>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
})

/** Returns lines as one text, or with colors. */
function renderLines(lines: readonly string[], from: number, end: string, getTokens: GetTokens): ReactNode {
  if (!lines.some((_, at) => getTokens(from + at))) return lines.join('\n') + end
  return lines.map((line, at) => {
    const tokens = getTokens(from + at)
    return (
      <span key={at}>
        {tokens ? <CodeLine tokens={tokens} /> : line}
        {at < lines.length - 1 ? '\n' : end}
      </span>
    )
  })
}

/** Splits long code into blocks of lines, so that only the last one is laid out while it grows. */
function splitIntoBlocks(code: string, getTokens: GetTokens): ReactNode {
  const lines = code.split('\n')
  if (lines.length <= linesPerBlock) return renderLines(lines, 0, '', getTokens)
  return Array.from({ length: Math.ceil(lines.length / linesPerBlock) }, (_, at) => {
    const end = (at + 1) * linesPerBlock
    const isComplete = end < lines.length
    const isAboveEnd = end + linesPerBlock < lines.length
    return (
      <span key={at} className="sa:block" {...(isAboveEnd ? { style: completeBlockStyle } : {})}>
        {renderLines(
          lines.slice(at * linesPerBlock, end),
          at * linesPerBlock,
          isComplete ? '\n' : '',
          getTokens,
        )}
      </span>
    )
  })
}

/** A block of code, left to right in every language. Long lines scroll inside it. */
export function CodeBlock({ code, language, highlight, onCopyError, className, ...rest }: CodeBlockProps) {
  const { messages } = useKit()
  const getTokens = useHighlightedLines(code, language, highlight)
  return (
    <div
      data-slot="code-block"
      className={clsx(
        'sa:overflow-hidden sa:rounded-control sa:border sa:border-line-strong sa:bg-surface',
        className,
      )}
      {...rest}
    >
      <div className="sa:flex sa:min-h-11 sa:items-center sa:justify-between sa:gap-3 sa:border-b sa:border-line sa:bg-sunken sa:ps-4 sa:pe-1.5">
        <bdi dir="ltr" translate="no" className="sa:truncate sa:type-caption sa:text-ink-muted">
          {language ?? ''}
        </bdi>
        <CopyButton
          size="small"
          variant="quiet"
          label={messages.copyCode}
          value={code}
          className="sa:shrink-0"
          {...(onCopyError ? { onError: onCopyError } : {})}
        />
      </div>
      <ScrollRegion
        label={language ? messages.codeIn(language) : messages.code}
        dir="ltr"
        className="sa:overflow-x-auto sa:focus-visible:focus-ring-inside"
      >
        <pre
          data-slot="code-block-code"
          translate="no"
          className="sa:w-max sa:min-w-full sa:px-4 sa:py-3 sa:font-code sa:text-[0.875rem] sa:leading-6 sa:[tab-size:2]"
        >
          <code>{splitIntoBlocks(code, getTokens)}</code>
        </pre>
      </ScrollRegion>
    </div>
  )
}
