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

// Listed one by one: passing the namespace would defeat tree-shaking.
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
/** A group of related items. Name it with `aria-labelledby` and a ContextMenuLabel. */
export const ContextMenuGroup = parts.Group

export type ContextMenuLabelProps = MenuLabelProps
/** Heading of a group. */
export const ContextMenuLabel = parts.Label

export type ContextMenuSeparatorProps = MenuSeparatorProps
/** A line between groups. */
export const ContextMenuSeparator = parts.Separator

export type ContextMenuItemProps = MenuItemProps
/** An action. With `asChild` the child element, a link, is the item. */
export const ContextMenuItem = parts.Item

export type ContextMenuCheckboxItemProps = MenuCheckboxItemProps
/** An item that is on or off. Call `event.preventDefault()` in `onSelect` to keep the menu open. */
export const ContextMenuCheckboxItem = parts.CheckboxItem

export type ContextMenuRadioGroupProps = MenuRadioGroupProps
/** A single choice by `value`. Name it with `aria-label`, or `aria-labelledby` and a ContextMenuLabel. */
export const ContextMenuRadioGroup = parts.RadioGroup

export type ContextMenuRadioItemProps = MenuRadioItemProps
/** An option of a ContextMenuRadioGroup. */
export const ContextMenuRadioItem = parts.RadioItem

export type ContextMenuSubProps = MenuSubProps
/** A submenu. Use one level only. */
export const ContextMenuSub = parts.Sub

export type ContextMenuSubTriggerProps = MenuSubTriggerProps
/** Opens the submenu on hover, Enter, or the arrow key towards the inline end. */
export const ContextMenuSubTrigger = parts.SubTrigger

export type ContextMenuSubContentProps = MenuSubContentProps
/** The submenu, at the inline end of its item, or at its start where there is no space. */
export const ContextMenuSubContent = parts.SubContent
