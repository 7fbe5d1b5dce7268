import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyles, controlStateStyles } from '../input/control.styles.ts'
import { useTypedDirection } from '../input/use-typed-direction.ts'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Number of visible lines while empty. The field grows with its text. @default 3 */
  rows?: number
}

/**
 * A multi-line text field. It keeps the page's direction while empty; then every line gets its own. It grows up to
 * half of the viewport height, then scrolls.
 */
export function Textarea({ rows = 3, dir, className, onInput, ...rest }: TextareaProps) {
  const [typedDirection, onType] = useTypedDirection(rest)
  useIdWarning(rest.id)
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      dir={dir ?? typedDirection}
      className={clsx(
        controlStyles,
        controlStateStyles,
        'sa:block sa:field-sizing-content sa:max-h-[max(50dvh,8lh)] sa:min-h-[calc(var(--rows)*1lh+1rem+2px)] sa:resize-y sa:px-3 sa:py-2',
        'sa:wrap-anywhere sa:placeholder:text-ink-muted sa:placeholder:opacity-100',
        className,
      )}
      {...rest}
      style={{ '--rows': rows, ...rest.style } as React.CSSProperties}
      onInput={(event) => {
        onType(event.currentTarget)
        onInput?.(event)
      }}
    />
  )
}
