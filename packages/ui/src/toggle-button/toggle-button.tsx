import { clsx } from 'clsx'
import { Button, type ButtonProps } from '../button/index.ts'
import { pressedStyles } from '../button/button.styles.ts'
import { Icon, type IconSource } from '../icon/index.ts'
import { hasContent, useNameWarning } from '../dev-warnings/use-name-warning.ts'

export interface ToggleButtonProps extends Omit<
  ButtonProps,
  'startIcon' | 'endIcon' | 'asChild' | 'aria-pressed'
> {
  /** True while on. The host changes it on click. */
  pressed: boolean
  /** Icon before the text, filled while on. */
  icon?: IconSource
}

/** A button that turns something on and off, such as a favorite or the sound, and looks pressed while on. */
export function ToggleButton({
  pressed,
  icon,
  busy = false,
  className,
  children,
  ...rest
}: ToggleButtonProps) {
  useNameWarning(
    'ToggleButton',
    () => hasContent(children) || Boolean(rest['aria-label'] ?? rest['aria-labelledby']),
    'Say in its children what it turns on; a drawing alone is an <IconButton label="…" pressed={…}>.',
  )
  return (
    <Button
      {...rest}
      data-slot="toggle-button"
      data-state={pressed ? 'on' : 'off'}
      aria-pressed={pressed}
      busy={busy}
      className={clsx(pressedStyles, className)}
    >
      {icon && !busy && <Icon icon={icon} filled={pressed} />}
      <span className="sa:contents">{children}</span>
    </Button>
  )
}
