import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { BusySpinner, getBusyProps } from './busy.tsx'
import { buttonStyles } from './button.styles.ts'
import { hasContent, useNameWarning } from '../dev-warnings/use-name-warning.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Use `action` once per screen, for its main action. @default 'neutral' */
  variant?: 'action' | 'neutral' | 'quiet' | 'danger'
  /** Height of the button. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Icon before the label. */
  startIcon?: IconSource
  /** Icon after the label. */
  endIcon?: IconSource
  /** Shows a spinner and ignores clicks; the label's width and the focus are kept. @default false */
  busy?: boolean
  /** Renders the child element, such as a link, with the button's styles and props. @default false */
  asChild?: boolean
  /** The label, or with `asChild` one element that contains it. */
  children: ReactNode
}

/**
 * Triggers an action. For navigation, pass a link with `asChild`.
 * @cssproperty --tile-edge, --tile-shadow, --tile-depth
 */
export function Button({
  variant = 'neutral',
  size = 'medium',
  startIcon,
  endIcon,
  busy = false,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  useNameWarning(
    'Button',
    () => asChild || hasContent(children) || Boolean(rest['aria-label'] ?? rest['aria-labelledby']),
    'Say in its children what the press does; a drawing alone is an <IconButton label="…">.',
  )
  const shared = {
    'data-slot': 'button',
    'data-variant': variant,
    'data-size': size,
    className: buttonStyles({ variant, size, className }),
  }
  const leading = busy ? <BusySpinner /> : startIcon && <Icon icon={startIcon} />
  if (asChild) {
    return (
      <Slot.Root {...shared} {...rest} {...getBusyProps(busy, rest)}>
        {leading}
        <Slot.Slottable child={children}>
          {(label: ReactNode) => <span className="sa:contents">{label}</span>}
        </Slot.Slottable>
        {endIcon && <Icon icon={endIcon} />}
      </Slot.Root>
    )
  }
  return (
    <button type="button" {...shared} {...rest} {...getBusyProps(busy, rest)}>
      {leading}
      {/* In an element, because page translators replace text nodes and React could then not insert siblings. */}
      <span className="sa:contents">{children}</span>
      {endIcon && <Icon icon={endIcon} />}
    </button>
  )
}
