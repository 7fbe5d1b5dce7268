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

// One by one, for a bundler keeps everything of a namespace that is passed on.
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
/** Items that belong together. Name it with aria-labelledby and a DropdownMenuLabel. */
export const DropdownMenuGroup = parts.Group

export type DropdownMenuLabelProps = MenuLabelProps
/** The heading of a group. */
export const DropdownMenuLabel = parts.Label

export type DropdownMenuSeparatorProps = MenuSeparatorProps
/** A line between groups. */
export const DropdownMenuSeparator = parts.Separator

export type DropdownMenuItemProps = MenuItemProps
/** One thing to do. With `asChild` its child, a link, brings its own content. */
export const DropdownMenuItem = parts.Item

export type DropdownMenuCheckboxItemProps = MenuCheckboxItemProps
/** Something that is on or off. Call `event.preventDefault()` in onSelect to keep the menu open. */
export const DropdownMenuCheckboxItem = parts.CheckboxItem

export type DropdownMenuRadioGroupProps = MenuRadioGroupProps
/** One of a few, by `value`. Name it with aria-label, or aria-labelledby and a DropdownMenuLabel. */
export const DropdownMenuRadioGroup = parts.RadioGroup

export type DropdownMenuRadioItemProps = MenuRadioItemProps
/** One choice of a DropdownMenuRadioGroup. */
export const DropdownMenuRadioItem = parts.RadioItem

export type DropdownMenuSubProps = MenuSubProps
/** A menu within the menu. One level is as deep as people follow. */
export const DropdownMenuSub = parts.Sub

export type DropdownMenuSubTriggerProps = MenuSubTriggerProps
/** The item that opens it: by hovering, Enter, or the arrow key that points to the end of the line. */
export const DropdownMenuSubTrigger = parts.SubTrigger

export type DropdownMenuSubContentProps = MenuSubContentProps
/** The menu within, beside its item at the end of the line (at its start where there is no room). */
export const DropdownMenuSubContent = parts.SubContent
