import * as RadixContextMenu from '@radix-ui/react-context-menu'
import {
  menuParts,
  type MenuGroupProps,
  type MenuLabelProps,
  type MenuSeparatorProps,
  type MenuItemProps,
  type MenuCheckboxItemProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
  type MenuSubProps,
  type MenuSubTriggerProps,
  type MenuSubContentProps,
} from '../overlay/menu-parts.tsx'

// One by one, for a bundler keeps everything of a namespace that is passed on.
const parts = /* @__PURE__ */ menuParts(
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

export type ContextMenuGroupProps = MenuGroupProps
/** Items that belong together. Name it with aria-labelledby and a ContextMenuLabel. */
export const ContextMenuGroup = parts.Group

export type ContextMenuLabelProps = MenuLabelProps
/** The heading of a group. */
export const ContextMenuLabel = parts.Label

export type ContextMenuSeparatorProps = MenuSeparatorProps
/** A line between groups. */
export const ContextMenuSeparator = parts.Separator

export type ContextMenuItemProps = MenuItemProps
/** One thing to do. With `asChild` its child, a link, brings its own content. */
export const ContextMenuItem = parts.Item

export type ContextMenuCheckboxItemProps = MenuCheckboxItemProps
/** Something that is on or off. Call `event.preventDefault()` in onSelect to keep the menu open. */
export const ContextMenuCheckboxItem = parts.CheckboxItem

export type ContextMenuRadioGroupProps = MenuRadioGroupProps
/** One of a few, by `value`. Name it with aria-label, or aria-labelledby and a ContextMenuLabel. */
export const ContextMenuRadioGroup = parts.RadioGroup

export type ContextMenuRadioItemProps = MenuRadioItemProps
/** One choice of a ContextMenuRadioGroup. */
export const ContextMenuRadioItem = parts.RadioItem

export type ContextMenuSubProps = MenuSubProps
/** A menu within the menu. One level is as deep as people follow. */
export const ContextMenuSub = parts.Sub

export type ContextMenuSubTriggerProps = MenuSubTriggerProps
/** The item that opens it: by hovering, Enter, or the arrow key that points to the end of the line. */
export const ContextMenuSubTrigger = parts.SubTrigger

export type ContextMenuSubContentProps = MenuSubContentProps
/** The menu within, beside its item at the end of the line (at its start where there is no room). */
export const ContextMenuSubContent = parts.SubContent
