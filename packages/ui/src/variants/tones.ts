import { AlertIcon } from '../icons/alert.tsx'
import { CheckIcon } from '../icons/check.tsx'
import { InfoIcon } from '../icons/info.tsx'
import { WarningIcon } from '../icons/warning.tsx'

/** Icon of each tone of a message, which says the same as its color. */
export const toneIcons = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  danger: AlertIcon,
}

/** Text color of each tone. */
export const toneTextStyles = {
  info: 'sa:text-info',
  success: 'sa:text-success',
  warning: 'sa:text-warning',
  danger: 'sa:text-danger',
}
