import * as RadixDropdownMenu from '@radix-ui/react-dropdown-menu'
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
    CheckboxItem: RadixDropdownMenu.CheckboxItem,
    Group: RadixDropdownMenu.Group,
    Item: RadixDropdownMenu.Item,
    ItemIndicator: RadixDropdownMenu.ItemIndicator,
    Label: RadixDropdownMenu.Label,
    Portal: RadixDropdownMenu.Portal,
    RadioGroup: RadixDropdownMenu.RadioGroup,
    RadioItem: RadixDropdownMenu.RadioItem,
    Separator: RadixDropdownMenu.Separator,
    Sub: RadixDropdownMenu.Sub,
    SubContent: RadixDropdownMenu.SubContent,
    SubTrigger: RadixDropdownMenu.SubTrigger,
  },
  'dropdown-menu',
)

export type DropdownMenuGroupProps = MenuGroupProps
/** A group of related items. Name it with `aria-labelledby` and a DropdownMenuLabel. */
export const DropdownMenuGroup = parts.Group

export type DropdownMenuLabelProps = MenuLabelProps
/** Heading of a group. */
export const DropdownMenuLabel = parts.Label

export type DropdownMenuSeparatorProps = MenuSeparatorProps
/** A line between groups. */
export const DropdownMenuSeparator = parts.Separator

export type DropdownMenuItemProps = MenuItemProps
/** An action. With `asChild` the child element, a link, is the item. */
export const DropdownMenuItem = parts.Item

export type DropdownMenuCheckboxItemProps = MenuCheckboxItemProps
/** An item that is on or off. Call `event.preventDefault()` in `onSelect` to keep the menu open. */
export const DropdownMenuCheckboxItem = parts.CheckboxItem

export type DropdownMenuRadioGroupProps = MenuRadioGroupProps
/** A single choice by `value`. Name it with `aria-label`, or `aria-labelledby` and a DropdownMenuLabel. */
export const DropdownMenuRadioGroup = parts.RadioGroup

export type DropdownMenuRadioItemProps = MenuRadioItemProps
/** An option of a DropdownMenuRadioGroup. */
export const DropdownMenuRadioItem = parts.RadioItem

export type DropdownMenuSubProps = MenuSubProps
/** A submenu. Use one level only. */
export const DropdownMenuSub = parts.Sub

export type DropdownMenuSubTriggerProps = MenuSubTriggerProps
/** Opens the submenu on hover, Enter, or the arrow key towards the inline end. */
export const DropdownMenuSubTrigger = parts.SubTrigger

export type DropdownMenuSubContentProps = MenuSubContentProps
/** The submenu, at the inline end of its item, or at its start where there is no space. */
export const DropdownMenuSubContent = parts.SubContent
