import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { BusySpinner, getBusyProps } from '../button/busy.tsx'
import {
  iconOnlyStyles,
  mediumSquareStyles,
  pressedStyles,
  pressableStyles,
  buttonVariantStyles,
} from '../button/button.styles.ts'
import { Icon, type IconSource } from '../icon/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { variants } from '../variants/variants.ts'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'

const iconButtonStyles = variants('IconButton', [...pressableStyles, ...pressedStyles, iconOnlyStyles], {
  variants: {
    variant: buttonVariantStyles,
    size: {
      small: 'sa:size-9 sa:coarse:size-11 sa:[--tile-depth:3px]',
      medium: mediumSquareStyles,
      large: 'sa:size-14 sa:[--tile-depth:5px]',
    },
  },
  defaultVariants: { variant: 'neutral', size: 'medium' },
})

const iconSizes = { small: 1.25, medium: 1.4, large: 1.75 } as const

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> {
  /** The icon that the button shows. */
  icon: IconSource
  /** Accessible name: what a press does. Keep it the same when `pressed` changes. */
  label: string
  /** `action` is the main action of a screen, `danger` a destructive one. @default 'neutral' */
  variant?: 'action' | 'neutral' | 'quiet' | 'danger'
  /** Size of the button. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Makes it a toggle button that is on or off. The icon is filled while on. */
  pressed?: boolean
  /** Shows a spinner and ignores clicks. Size and focus are kept. @default false */
  busy?: boolean
  /** Renders the child (an empty link) instead, with the button's style, name and icon. @default false */
  asChild?: boolean
}

/**
 * A button with only an icon, for well-known actions such as close, back or favorite.
 * @cssproperty --tile-edge, --tile-shadow, --tile-depth
 */
export function IconButton({
  icon,
  label,
  variant = 'neutral',
  size: asked = 'medium',
  pressed,
  busy = false,
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const size = resolveOption('IconButton', 'size', asked, iconSizes, 'medium')
  useNameWarning('IconButton', () => Boolean(label), 'Say in `label` what the press does.')
  const shared = {
    'data-slot': 'icon-button',
    'data-variant': variant,
    'data-size': size,
    'aria-label': label,
    className: iconButtonStyles({ variant, size, className }),
  }
  const drawing = busy ? (
    <BusySpinner size={`${iconSizes[size]}em`} />
  ) : (
    <Icon icon={icon} size={iconSizes[size]} filled={pressed === true} />
  )
  if (asChild) {
    return (
      <Slot.Root {...shared} {...rest} {...getBusyProps(busy, rest)}>
        {drawing}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    )
  }
  return (
    <button
      type="button"
      {...shared}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed, 'data-state': pressed ? 'on' : 'off' })}
      {...rest}
      {...getBusyProps(busy, rest)}
    >
      {drawing}
    </button>
  )
}
