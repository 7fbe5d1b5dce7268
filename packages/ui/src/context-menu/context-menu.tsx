import { clsx } from 'clsx'
import * as RadixContextMenu from '@radix-ui/react-context-menu'
import type { ComponentProps } from 'react'
import { FocusReturn } from '../overlay/focus-return.tsx'
import { screenMargin } from '../overlay/overlay.styles.ts'
import { menuStyles } from '../overlay/menu.styles.ts'
import { physicalSide } from '../overlay/logical-side.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import { useAvailableSide } from '../overlay/use-available-space.ts'

export interface ContextMenuProps extends Omit<ComponentProps<typeof RadixContextMenu.Root>, 'dir'> {
  /** `true` blocks scrolling and hides the page from assistive technology while the menu is open. @default false */
  modal?: boolean
}

/** Actions for the element under the pointer. Offer each of them elsewhere too. */
export const ContextMenu = ({ modal = false, ...rest }: ContextMenuProps) => (
  <RadixContextMenu.Root modal={modal} {...rest} />
)

export type ContextMenuTriggerProps = ComponentProps<typeof RadixContextMenu.Trigger>

/** The area: a secondary click, a long press, or the menu key inside it opens the menu. */
export const ContextMenuTrigger = (props: ContextMenuTriggerProps) => (
  <RadixContextMenu.Trigger data-slot="context-menu-trigger" {...props} />
)

export type ContextMenuContentProps = Omit<ComponentProps<typeof RadixContextMenu.Content>, 'side'>

/** The menu, at the pointer, towards the inline end. Name it with `aria-label`. */
export function ContextMenuContent({ className, children, ...rest }: ContextMenuContentProps) {
  const { dir, portal } = useOverlay()
  const availableSide = useAvailableSide('inline-end', 'bottom')
  return (
    <RadixContextMenu.Portal {...portal}>
      <RadixContextMenu.Content
        data-slot="context-menu-content"
        // Radix always opens it to the right of the pointer.
        side={physicalSide(availableSide, dir)}
        collisionPadding={screenMargin}
        loop
        className={clsx(menuStyles, className)}
        {...rest}
      >
        {children}
        <FocusReturn />
      </RadixContextMenu.Content>
    </RadixContextMenu.Portal>
  )
}
