import { clsx } from 'clsx'
import { iconOnlyStyles, mediumSquareStyles, pressableStyles, quietStyles } from '../button/button.styles.ts'
import { CloseIcon } from '../icons/close.tsx'

/**
 * Returns props that style a Radix close button like a quiet IconButton. The IconButton itself would add its spinner,
 * link and toggle code to the bundle.
 */
export const getCloseIconProps = (label: string) => ({
  'data-slot': 'icon-button',
  'data-variant': 'quiet',
  'data-size': 'medium',
  'aria-label': label,
  className: clsx(pressableStyles, quietStyles, iconOnlyStyles, mediumSquareStyles),
  children: <CloseIcon size={1.4} />,
})
