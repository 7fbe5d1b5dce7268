import { clsx } from 'clsx'
import * as RadixDropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, KeyboardEvent } from 'react'
import { FocusReturn } from '../overlay/focus-return.tsx'
import { LabelIds, useLabelId, useLabelReference } from '../label-ids/label-ids.tsx'
import { screenMargin } from '../overlay/overlay.styles.ts'
import { createMenuParts } from '../overlay/menu-parts.tsx'
import { menuStyles } from '../overlay/menu.styles.ts'
import { physicalSide, type Side } from '../overlay/logical-side.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import { useAvailableSide } from '../overlay/use-available-space.ts'

export interface DropdownMenuProps extends Omit<ComponentProps<typeof RadixDropdownMenu.Root>, 'dir'> {
  /** `true` blocks scrolling and hides the page from assistive technology while the menu is open. @default false */
  modal?: boolean
}

/** A menu of actions behind a button. */
export const DropdownMenu = ({ modal = false, ...rest }: DropdownMenuProps) => (
  <LabelIds>
    <RadixDropdownMenu.Root modal={modal} {...rest} />
  </LabelIds>
)

export type DropdownMenuTriggerProps = ComponentProps<typeof RadixDropdownMenu.Trigger>

/** Opens the menu, and gets focus back when it closes. Pass the kit's Button or IconButton with `asChild`. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  useLabelId('trigger', props)
  return <RadixDropdownMenu.Trigger data-slot="dropdown-menu-trigger" {...props} />
}

export interface DropdownMenuContentProps extends Omit<
  ComponentProps<typeof RadixDropdownMenu.Content>,
  'asChild' | 'forceMount' | 'side'
> {
  /** Preferred side of the trigger. The menu flips when there is no space. @default 'bottom' */
  side?: Side
  /** Alignment with the trigger on the other axis. @default 'start' */
  align?: 'start' | 'center' | 'end'
}

/**
 * Lets Tab leave the menu and continue from its trigger, where Radix would swallow it. Leaving closes the menu. In a
 * modal menu Tab stays inside.
 */
function continueTabFromTrigger(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const trigger = document.getElementById(event.currentTarget.getAttribute('aria-labelledby') ?? '')
  if (!trigger || trigger.closest('[aria-hidden="true"]')) return
  event.stopPropagation()
  trigger.focus()
}

/** The menu, named by its trigger. Items that do not fit the viewport scroll inside it. */
export function DropdownMenuContent({
  side = 'bottom',
  align = 'start',
  className,
  onKeyDownCapture,
  children,
  ...rest
}: DropdownMenuContentProps) {
  const { dir, portal } = useOverlay()
  const labelledBy = useLabelReference('trigger', 'aria-labelledby')
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
        {...labelledBy}
        {...rest}
      >
        {children}
        <FocusReturn />
      </RadixDropdownMenu.Content>
    </RadixDropdownMenu.Portal>
  )
}

/** The parts inside the menu. Listed one by one: passing the namespace would defeat tree-shaking. */
export const dropdownMenuParts = /* @__PURE__ */ createMenuParts(
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

/** A group of related items. Name it with `aria-labelledby` and a DropdownMenuLabel. */
export const DropdownMenuGroup = dropdownMenuParts.Group

/** Heading of a group. */
export const DropdownMenuLabel = dropdownMenuParts.Label

/** A line between groups. */
export const DropdownMenuSeparator = dropdownMenuParts.Separator

/** An action. With `asChild` the child element, a link, is the item. */
export const DropdownMenuItem = dropdownMenuParts.Item

/** An item that is on or off. Call `event.preventDefault()` in `onSelect` to keep the menu open. */
export const DropdownMenuCheckboxItem = dropdownMenuParts.CheckboxItem

/** A single choice by `value`. Name it with `aria-label`, or `aria-labelledby` and a DropdownMenuLabel. */
export const DropdownMenuRadioGroup = dropdownMenuParts.RadioGroup

/** An option of a DropdownMenuRadioGroup. */
export const DropdownMenuRadioItem = dropdownMenuParts.RadioItem

/** A submenu. Use one level only. */
export const DropdownMenuSub = dropdownMenuParts.Sub

/** Opens the submenu on hover, Enter, or the arrow key towards the inline end. */
export const DropdownMenuSubTrigger = dropdownMenuParts.SubTrigger

/** The submenu, at the inline end of its item, or at its start where there is no space. */
export const DropdownMenuSubContent = dropdownMenuParts.SubContent
