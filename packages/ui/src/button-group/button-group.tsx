import type { ComponentProps } from 'react'
import { variants } from '../variants/variants.ts'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'

const buttonGroupStyles = variants(
  'ButtonGroup',
  // The active button is above its neighbours, so that they do not cover its edge and focus ring.
  'sa:isolate sa:inline-flex sa:max-w-full sa:*:hover:z-10 sa:*:focus-visible:z-20 sa:*:aria-pressed:z-10',
  {
    variants: {
      orientation: {
        horizontal:
          'sa:*:not-first:-ms-px sa:*:not-first:rounded-s-none sa:*:not-last:rounded-e-none sa:*:wrap-break-word sa:max-sm:*:wrap-anywhere',
        vertical:
          'sa:flex-col sa:*:not-first:-mt-px sa:*:not-first:rounded-t-none sa:*:not-last:rounded-b-none',
      },
    },
    defaultVariants: { orientation: 'horizontal' },
  },
)

export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** Accessible name of the group. */
  label: string
  /** Layout direction. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

/** Related buttons joined into one tile; only its outer corners are rounded. */
export function ButtonGroup({ label, orientation = 'horizontal', className, ...rest }: ButtonGroupProps) {
  useNameWarning(
    'ButtonGroup',
    () => Boolean(label || rest['aria-labelledby']),
    'Pass label with what the buttons do together.',
  )
  return (
    <div
      {...{ role: 'group' }}
      aria-label={label}
      data-slot="button-group"
      data-orientation={orientation}
      className={buttonGroupStyles({ orientation, className })}
      {...rest}
    />
  )
}
