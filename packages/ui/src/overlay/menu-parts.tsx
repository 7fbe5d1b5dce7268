import { clsx } from 'clsx'
import type * as ContextMenu from '@radix-ui/react-context-menu'
import type * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, PointerEvent } from 'react'
import type { IconSource } from '../icon/index.ts'
import { screenMargin } from './overlay.styles.ts'
import { indicatorStyles, itemStyles, labelStyles, menuStyles, separatorStyles } from './menu.styles.ts'
import { CheckMark, DotMark, getShortcutProps, MenuRow } from './menu-row.tsx'
import { resolveOption } from '../variants/resolve-option.ts'
import { useOverlay } from './use-overlay.ts'
import { useSubmenuOffset } from './use-available-space.ts'

const itemVariants = { neutral: true, danger: true } as const

type Parts = typeof DropdownMenu

/** The Radix parts in use. Both Radix menus have them, with the same props. */
type Menu = Pick<
  typeof DropdownMenu | typeof ContextMenu,
  | 'CheckboxItem'
  | 'Group'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'
>

export interface MenuItemProps extends ComponentProps<Parts['Item']> {
  /** Use `danger` for destructive actions. @default 'neutral' */
  variant?: 'neutral' | 'danger'
  /** Icon before the label. */
  icon?: IconSource
  /** Keyboard shortcut to display, such as `Ctrl+S`. The host handles the keys. */
  shortcut?: string
}

export interface MenuCheckboxItemProps extends Omit<ComponentProps<Parts['CheckboxItem']>, 'asChild'> {
  /** Keyboard shortcut to display. The host handles the keys. */
  shortcut?: string
}

export interface MenuRadioItemProps extends Omit<ComponentProps<Parts['RadioItem']>, 'asChild'> {
  /** Value of the option. */
  value: string
  /** Keyboard shortcut to display. The host handles the keys. */
  shortcut?: string
}

export interface MenuSubTriggerProps extends Omit<ComponentProps<Parts['SubTrigger']>, 'asChild'> {
  /** Icon before the label. */
  icon?: IconSource
}

export type MenuGroupProps = ComponentProps<Parts['Group']>
export type MenuLabelProps = ComponentProps<Parts['Label']>
export type MenuSeparatorProps = ComponentProps<Parts['Separator']>
export type MenuRadioGroupProps = ComponentProps<Parts['RadioGroup']>
export type MenuSubProps = ComponentProps<Parts['Sub']>
export type MenuSubContentProps = Omit<ComponentProps<Parts['SubContent']>, 'forceMount'>

/**
 * Keeps a submenu open when it overlaps its item. The overlap takes the pointer from the item, which Radix would
 * treat as leaving it.
 */
function keepOpenOverSubmenu(event: PointerEvent<HTMLElement>) {
  const within = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '')
  if (event.relatedTarget instanceof Node && within?.contains(event.relatedTarget)) event.preventDefault()
}

/** Creates the parts of a menu from a Radix menu, with slot names that start with `slot`. */
export function createMenuParts(menu: Menu, slot: 'dropdown-menu' | 'context-menu') {
  const Radix = menu as Pick<Parts, keyof Menu>
  const SubContent = ({ className, ...rest }: MenuSubContentProps) => {
    const { portal } = useOverlay()
    const offset = useSubmenuOffset()
    return (
      <Radix.Portal {...portal}>
        <Radix.SubContent
          data-slot={`${slot}-sub-content`}
          sideOffset={offset}
          alignOffset={-7}
          collisionPadding={screenMargin}
          loop
          className={clsx(menuStyles, className)}
          {...rest}
        />
      </Radix.Portal>
    )
  }
  const parts = {
    Group: (props: MenuGroupProps) => <Radix.Group data-slot={`${slot}-group`} {...props} />,

    Label: ({ className, ...rest }: MenuLabelProps) => (
      <Radix.Label data-slot={`${slot}-label`} className={clsx(labelStyles, className)} {...rest} />
    ),

    Separator: ({ className, ...rest }: MenuSeparatorProps) => (
      <Radix.Separator
        data-slot={`${slot}-separator`}
        className={clsx(separatorStyles, className)}
        {...rest}
      />
    ),

    Item: ({
      variant = 'neutral',
      icon,
      shortcut,
      asChild = false,
      className,
      children,
      ...rest
    }: MenuItemProps) => (
      <Radix.Item
        data-slot={`${slot}-item`}
        data-variant={variant}
        asChild={asChild}
        className={clsx(
          itemStyles[resolveOption('a menu item', 'variant', variant, itemVariants, 'neutral')],
          className,
        )}
        {...getShortcutProps(shortcut)}
        {...rest}
      >
        {asChild ? (
          children
        ) : (
          <MenuRow icon={icon} shortcut={shortcut}>
            {children}
          </MenuRow>
        )}
      </Radix.Item>
    ),

    CheckboxItem: ({ shortcut, className, children, ...rest }: MenuCheckboxItemProps) => (
      <Radix.CheckboxItem
        data-slot={`${slot}-checkbox-item`}
        className={clsx(itemStyles.checkable, className)}
        {...getShortcutProps(shortcut)}
        {...rest}
      >
        <Radix.ItemIndicator className={indicatorStyles}>
          <CheckMark />
        </Radix.ItemIndicator>
        <MenuRow shortcut={shortcut}>{children}</MenuRow>
      </Radix.CheckboxItem>
    ),

    RadioGroup: (props: MenuRadioGroupProps) => (
      <Radix.RadioGroup data-slot={`${slot}-radio-group`} {...props} />
    ),

    RadioItem: ({ shortcut, className, children, ...rest }: MenuRadioItemProps) => (
      <Radix.RadioItem
        data-slot={`${slot}-radio-item`}
        className={clsx(itemStyles.checkable, className)}
        {...getShortcutProps(shortcut)}
        {...rest}
      >
        <Radix.ItemIndicator className={indicatorStyles}>
          <DotMark />
        </Radix.ItemIndicator>
        <MenuRow shortcut={shortcut}>{children}</MenuRow>
      </Radix.RadioItem>
    ),

    Sub: (props: MenuSubProps) => <Radix.Sub {...props} />,

    SubTrigger: ({ icon, className, children, onPointerLeave, ...rest }: MenuSubTriggerProps) => (
      <Radix.SubTrigger
        data-slot={`${slot}-sub-trigger`}
        className={clsx(itemStyles.neutral, className)}
        onPointerLeave={(event) => {
          onPointerLeave?.(event)
          keepOpenOverSubmenu(event)
        }}
        {...rest}
      >
        <MenuRow icon={icon} hasSubmenu>
          {children}
        </MenuRow>
      </Radix.SubTrigger>
    ),

    SubContent,
  }
  // Display names for React DevTools.
  const prefix = slot === 'context-menu' ? 'ContextMenu' : 'DropdownMenu'
  for (const [name, part] of Object.entries(parts)) Object.assign(part, { displayName: `${prefix}${name}` })
  return parts
}

export type MenuParts = ReturnType<typeof createMenuParts>
