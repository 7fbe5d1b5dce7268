import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useTextDirection } from '../bidi/index.ts'

interface AutosizeTextareaProps extends ComponentProps<'textarea'> {
  value: string
  /** Number of lines before it scrolls instead of growing. */
  maxRows: number
}

const boxStyles =
  'sa:col-start-1 sa:row-start-1 sa:m-0 sa:px-3 sa:py-2.5 sa:type-body sa:whitespace-pre-wrap sa:wrap-anywhere'

/** A bare textarea that grows with its text and follows the text's direction. */
export function AutosizeTextarea({ maxRows, value, placeholder = '', ...rest }: AutosizeTextareaProps) {
  const dir = useTextDirection(value)
  return (
    <div className="sa:relative sa:grid sa:min-w-0 sa:flex-1 sa:grid-cols-[minmax(0,1fr)]">
      {/* A hidden copy of the text sets the height, in every browser and without measuring. */}
      <div
        aria-hidden="true"
        dir={dir}
        className={clsx(boxStyles, 'sa:invisible sa:overflow-hidden')}
        style={{ maxBlockSize: `calc(${maxRows} * 1lh + 1.25rem)` }}
      >
        {`${value || placeholder} `}
      </div>
      <textarea
        rows={1}
        dir={dir}
        value={value}
        placeholder={placeholder}
        className={clsx(
          boxStyles,
          'sa:absolute sa:inset-0 sa:size-full sa:resize-none sa:overflow-y-auto sa:bg-transparent sa:text-ink sa:no-ring',
          'sa:placeholder:text-ink-muted sa:placeholder:opacity-100',
        )}
        {...rest}
      />
    </div>
  )
}
