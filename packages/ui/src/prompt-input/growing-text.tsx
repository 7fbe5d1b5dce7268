import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useTextDirection } from '../bidi/index.ts'

interface GrowingTextProps extends ComponentProps<'textarea'> {
  value: string
  /** Lines until it scrolls instead of growing. */
  maxRows: number
}

const box = 'col-start-1 row-start-1 m-0 px-3 py-2.5 type-body whitespace-pre-wrap wrap-anywhere'

/** A bare textarea as high as its text, which finds its direction while it is typed. */
export function GrowingText({ maxRows, value, placeholder = '', ...rest }: GrowingTextProps) {
  const dir = useTextDirection(value)
  return (
    <div className="relative grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
      {/* The same text unseen gives the field its height, in every browser and without measuring. */}
      <div
        aria-hidden="true"
        dir={dir}
        className={cx(box, 'invisible overflow-hidden')}
        style={{ maxBlockSize: `calc(${maxRows} * 1lh + 1.25rem)` }}
      >
        {`${value || placeholder} `}
      </div>
      <textarea
        rows={1}
        dir={dir}
        value={value}
        placeholder={placeholder}
        className={cx(
          box,
          'absolute inset-0 size-full resize-none overflow-y-auto bg-transparent text-ink outline-none',
          'placeholder:text-ink-muted placeholder:opacity-100',
        )}
        {...rest}
      />
    </div>
  )
}
