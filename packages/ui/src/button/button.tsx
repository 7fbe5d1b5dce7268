import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'
import { Spinner } from '../spinner/index.ts'
import { busyProps } from './busy.ts'
import { pressLook, pressVariants } from './press-look.ts'
import { variants } from '../variants/variants.ts'
import { saysSomething, useNameWarning } from '../development/name-warning.ts'

/** The look of a button, for links and other elements that act as one. */
export const buttonStyles = variants('Button', [...pressLook, 'gap-2 rounded-control'], {
  variants: {
    variant: pressVariants,
    size: {
      small: 'min-h-9 px-3 py-1 coarse:min-h-11 [--tile-depth:3px]',
      medium: 'min-h-11 px-4 py-2',
      large: 'min-h-14 px-6 py-3 text-[1.125em] [--tile-depth:5px]',
    },
  },
  defaultVariants: { variant: 'neutral', size: 'medium' },
})

export interface ButtonProps extends ComponentProps<'button'> {
  /** `action` is the one thing to do on a screen. @default 'neutral' */
  variant?: 'action' | 'neutral' | 'quiet' | 'danger'
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Icon before the label, along the line. */
  startIcon?: IconName
  /** Icon after the label, along the line. */
  endIcon?: IconName
  /** Shows a spinner, keeps the label's width and focus, and ignores clicks. @default false */
  busy?: boolean
  /** Renders the child element (a link) with the button's look and props. @default false */
  asChild?: boolean
  children: ReactNode
}

/** A press that does something. For a place to go, pass a link with `asChild`. */
export function Button({
  variant = 'neutral',
  size = 'medium',
  startIcon,
  endIcon,
  busy = false,
  asChild = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { strings } = useKit()
  useNameWarning(
    'Button',
    () => asChild || saysSomething(children) || Boolean(rest['aria-label'] ?? rest['aria-labelledby']),
    'Say in its children what the press does; a drawing alone is an <IconButton label="…">.',
  )
  const shared = {
    'data-slot': 'button',
    'data-variant': variant,
    'data-size': size,
    className: buttonStyles({ variant, size, className }),
  }
  if (asChild) {
    return (
      <Slot.Root {...shared} onClick={onClick} {...rest}>
        {startIcon && <Icon name={startIcon} />}
        <Slot.Slottable>{children}</Slot.Slottable>
        {endIcon && <Icon name={endIcon} />}
      </Slot.Root>
    )
  }
  return (
    <button type="button" {...shared} {...busyProps(busy, onClick)} {...rest}>
      {busy ? <Spinner label={strings.loading} /> : startIcon && <Icon name={startIcon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </button>
  )
}
