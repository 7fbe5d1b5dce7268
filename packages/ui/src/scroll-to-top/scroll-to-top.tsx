import { clsx } from 'clsx'
import { IconButton, type IconButtonProps } from '../icon-button/index.ts'
import { ArrowUpIcon } from '../icons/arrow-up.tsx'

export interface ScrollToTopProps extends Omit<
  IconButtonProps,
  'icon' | 'variant' | 'size' | 'pressed' | 'busy' | 'asChild' | 'children'
> {
  /** Shows the button. Pass true once the page is scrolled down. */
  visible: boolean
  /** Accessible name of the button, such as "Back to top". */
  label: string
}

/** A floating button at the bottom inline end: on the right in English, on the left in Arabic. */
export const ScrollToTop = ({ visible, className, ...rest }: ScrollToTopProps) => (
  <IconButton
    icon={ArrowUpIcon}
    data-slot="scroll-to-top"
    data-state={visible ? 'visible' : 'hidden'}
    className={clsx(
      'sa:beside-scrollbar sa:fixed sa:end-4 sa:sm:end-6 sa:bottom-[calc(1.25rem+env(safe-area-inset-bottom))] sa:z-30',
      // `visibility: hidden` also removes it from the tab order.
      visible ? 'sa:animate-[saha-rise_var(--saha-duration-enter)_var(--saha-easing-out)]' : 'sa:invisible',
      className,
    )}
    {...rest}
  />
)
