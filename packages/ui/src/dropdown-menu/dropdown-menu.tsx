import { clsx } from 'clsx'
import * as RadixDropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, KeyboardEvent } from 'react'
import { FocusReturn } from '../overlay/focus-return.tsx'
import { screenMargin } from '../overlay/overlay.styles.ts'
import { menuStyles } from '../overlay/menu.styles.ts'
import { physicalSide, type Side } from '../overlay/logical-side.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import { useAvailableSide } from '../overlay/use-available-space.ts'

export interface DropdownMenuProps extends Omit<ComponentProps<typeof RadixDropdownMenu.Root>, 'dir'> {
  /**
   * `true` holds the page still and hides it from assistive technology until the menu is closed.
   * @default false
   */
  modal?: boolean
}

/** Things to do, behind one button. */
export const DropdownMenu = ({ modal = false, ...rest }: DropdownMenuProps) => (
  <RadixDropdownMenu.Root modal={modal} {...rest} />
)

export type DropdownMenuTriggerProps = ComponentProps<typeof RadixDropdownMenu.Trigger>

/** Opens the menu and gets focus back. Pass the kit's Button or IconButton with `asChild`. */
export const DropdownMenuTrigger = (props: DropdownMenuTriggerProps) => (
  <RadixDropdownMenu.Trigger data-slot="dropdown-menu-trigger" {...props} />
)

export interface DropdownMenuContentProps extends Omit<
  ComponentProps<typeof RadixDropdownMenu.Content>,
  'side'
> {
  /** The side of the trigger that it opens on, while there is room. @default 'bottom' */
  side?: Side
  /** Along the line above or below the trigger; down the page beside it. @default 'start' */
  align?: 'start' | 'center' | 'end'
}

/**
 * Tab leaves the menu and goes on from its trigger, as if it had never been open; Radix would swallow it. Focus that
 * has left closes the menu. One that holds the page still keeps focus, and Tab with it.
 */
function continueTabFromTrigger(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const trigger = document.getElementById(event.currentTarget.getAttribute('aria-labelledby') ?? '')
  if (!trigger || trigger.closest('[aria-hidden="true"]')) return
  event.stopPropagation()
  trigger.focus()
}

/** The menu. Its trigger names it; more items than the screen holds scroll inside it. */
export function DropdownMenuContent({
  side = 'bottom',
  align = 'start',
  className,
  onKeyDownCapture,
  children,
  ...rest
}: DropdownMenuContentProps) {
  const { dir, portal } = useOverlay()
  const availableSide = useAvailableSide(side, 'bottom')
  return (
    <RadixDropdownMenu.Portal {...portal}>
      <RadixDropdownMenu.Content
        data-slot="dropdown-menu-content"
        side={physicalSide(availableSide, dir)}
        align={align}
        sideOffset={6}
        collisionPadding={screenMargin}
        loop
        className={clsx(menuStyles, className)}
        onKeyDownCapture={(event) => {
          onKeyDownCapture?.(event)
          continueTabFromTrigger(event)
        }}
        {...rest}
      >
        {children}
        <FocusReturn />
      </RadixDropdownMenu.Content>
    </RadixDropdownMenu.Portal>
  )
}
