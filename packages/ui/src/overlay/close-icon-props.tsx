import { clsx } from 'clsx'
import { iconOnlyLook, mediumSquare, pressLook, quietLook } from '../button/press-look.ts'
import { CloseIcon } from '../icons/close.tsx'

/**
 * Makes a part of Radix that puts something away a quiet IconButton with a cross. It is a button already: the whole
 * IconButton would bring its spinner, its links and its toggle along.
 */
export const cross = (label: string) => ({
  'data-slot': 'icon-button',
  'data-variant': 'quiet',
  'data-size': 'medium',
  'aria-label': label,
  className: clsx(pressLook, quietLook, iconOnlyLook, mediumSquare),
  children: <CloseIcon size={1.4} />,
})
