import { clsx } from 'clsx'
import * as RadixContextMenu from '@radix-ui/react-context-menu'
import type { ComponentProps } from 'react'
import { FocusReturn } from '../overlay/focus-return.tsx'
import { screenMargin } from '../overlay/overlay.styles.ts'
import { createMenuParts } from '../overlay/menu-parts.tsx'
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

export type ContextMenuContentProps = Omit<
  ComponentProps<typeof RadixContextMenu.Content>,
  'asChild' | 'forceMount' | 'side'
>

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

/** The parts inside the menu. Listed one by one: passing the namespace would defeat tree-shaking. */
export const contextMenuParts = /* @__PURE__ */ createMenuParts(
  {
    CheckboxItem: RadixContextMenu.CheckboxItem,
    Group: RadixContextMenu.Group,
    Item: RadixContextMenu.Item,
    ItemIndicator: RadixContextMenu.ItemIndicator,
    Label: RadixContextMenu.Label,
    Portal: RadixContextMenu.Portal,
    RadioGroup: RadixContextMenu.RadioGroup,
    RadioItem: RadixContextMenu.RadioItem,
    Separator: RadixContextMenu.Separator,
    Sub: RadixContextMenu.Sub,
    SubContent: RadixContextMenu.SubContent,
    SubTrigger: RadixContextMenu.SubTrigger,
  },
  'context-menu',
)

/** A group of related items. Name it with `aria-labelledby` and a ContextMenuLabel. */
export const ContextMenuGroup = contextMenuParts.Group

/** Heading of a group. */
export const ContextMenuLabel = contextMenuParts.Label

/** A line between groups. */
export const ContextMenuSeparator = contextMenuParts.Separator

/** An action. With `asChild` the child element, a link, is the item. */
export const ContextMenuItem = contextMenuParts.Item

/** An item that is on or off. Call `event.preventDefault()` in `onSelect` to keep the menu open. */
export const ContextMenuCheckboxItem = contextMenuParts.CheckboxItem

/** A single choice by `value`. Name it with `aria-label`, or `aria-labelledby` and a ContextMenuLabel. */
export const ContextMenuRadioGroup = contextMenuParts.RadioGroup

/** An option of a ContextMenuRadioGroup. */
export const ContextMenuRadioItem = contextMenuParts.RadioItem

/** A submenu. Use one level only. */
export const ContextMenuSub = contextMenuParts.Sub

/** Opens the submenu on hover, Enter, or the arrow key towards the inline end. */
export const ContextMenuSubTrigger = contextMenuParts.SubTrigger

/** The submenu, at the inline end of its item, or at its start where there is no space. */
export const ContextMenuSubContent = contextMenuParts.SubContent
