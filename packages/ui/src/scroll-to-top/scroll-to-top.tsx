import { clsx } from 'clsx'
import { IconButton, type IconButtonProps } from '../icon-button/index.ts'
import { ArrowUpIcon } from '../icons/arrow-up.tsx'

export interface ScrollToTopProps extends Omit<
  IconButtonProps,
  'icon' | 'variant' | 'size' | 'pressed' | 'busy' | 'asChild' | 'children'
> {
  /** The page is far enough down for the button to be of use. */
  visible: boolean
  /** What the press does: "Back to top". */
  label: string
}

/** The way back up, in the corner where lines end: on the right in English, on the left in Arabic. */
export const ScrollToTop = ({ visible, className, ...rest }: ScrollToTopProps) => (
  <IconButton
    icon={ArrowUpIcon}
    data-slot="scroll-to-top"
    data-state={visible ? 'visible' : 'hidden'}
    className={clsx(
      'sa:beside-scrollbar sa:fixed sa:end-4 sa:sm:end-6 sa:bottom-[calc(1.25rem+env(safe-area-inset-bottom))] sa:z-30',
      // Hidden keeps it out of the tab order as well as out of sight.
      visible ? 'sa:animate-[saha-rise_var(--saha-duration-enter)_var(--saha-easing-out)]' : 'sa:invisible',
      className,
    )}
    {...rest}
  />
)
