import { clsx } from 'clsx'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { EyeIcon } from '../icons/eye.tsx'
import { EyeOffIcon } from '../icons/eye-off.tsx'
import { bareInputStyles, controlBoxStateStyles, controlStyles } from '../input/control.styles.ts'
import { useKit } from '../provider/index.ts'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'dir'> {
  /** Name of the reveal button; set it for secrets other than passwords. @default "Show password", localized */
  showLabel?: string
  /** Name of the button while the secret is visible. @default "Hide password", localized */
  hideLabel?: string
}

/** A password field with a button that reveals the password. Pasting and password managers work. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const { messages } = useKit()
  useIdWarning(rest.id)
  const [isShown, setIsShown] = useState(false)
  return (
    <div
      data-slot="password-input-box"
      data-state={isShown ? 'shown' : 'hidden'}
      className={clsx(controlStyles, controlBoxStateStyles, 'sa:flex sa:items-center sa:pe-1')}
    >
      <input
        data-slot="password-input"
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="current-password"
        className={clsx(bareInputStyles, 'sa:ar:text-end', className)}
        {...rest}
        type={isShown ? 'text' : 'password'}
      />
      <IconButton
        icon={isShown ? EyeOffIcon : EyeIcon}
        label={isShown ? (hideLabel ?? messages.hidePassword) : (showLabel ?? messages.showPassword)}
        variant="quiet"
        size="small"
        disabled={rest.disabled === true}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  )
}
