import { clsx } from 'clsx'
import { iconOnlyLook, mediumSquare, pressLook, quietLook } from '../button/press-look.ts'
import { CloseIcon } from '../icons/close.tsx'

/**
 * Returns props that style a Radix close button like a quiet IconButton. The IconButton itself would add its spinner,
 * link and toggle code to the bundle.
 */
export const cross = (label: string) => ({
  'data-slot': 'icon-button',
  'data-variant': 'quiet',
  'data-size': 'medium',
  'aria-label': label,
  className: clsx(pressLook, quietLook, iconOnlyLook, mediumSquare),
  children: <CloseIcon size={1.4} />,
})
