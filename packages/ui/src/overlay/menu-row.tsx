import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { CheckIcon } from '../icons/check.tsx'
import { ChevronEndIcon } from '../icons/chevron-end.tsx'

/**
 * Marks of a checked item: a check for checkbox items, a dot for radio items (a border, which forced colors keep).
 */
export const CheckMark = () => <CheckIcon className="sa:text-link sa:forced:text-current" />
export const DotMark = () => (
  <span className="sa:size-0 sa:rounded-pill sa:border-5 sa:border-link sa:forced:border-current" />
)

/** Returns the `aria-keyshortcuts` attribute; the visible keys are hidden from assistive technology. */
export const getShortcutProps = (shortcut: string | undefined) =>
  shortcut ? { 'aria-keyshortcuts': shortcut.replace('Ctrl', 'Control').replace('⌘', 'Meta+') } : {}

interface MenuRowProps {
  icon?: IconSource | undefined
  /** Keyboard shortcut, such as `Ctrl+S`. It is always displayed left to right. */
  shortcut?: string | undefined
  /** True if the item opens a submenu. */
  hasSubmenu?: boolean
  children: ReactNode
}

/** Content of a menu item: icon, text, shortcut and submenu arrow. */
export const MenuRow = ({ icon, shortcut, hasSubmenu = false, children }: MenuRowProps) => (
  <>
    {icon && <Icon icon={icon} className="sa:opacity-80" />}
    <span className="sa:min-w-0 sa:grow sa:wrap-anywhere">{children}</span>
    {shortcut && (
      <kbd
        aria-hidden
        dir="ltr"
        className={clsx(
          'sa:ms-4 sa:shrink-0 sa:font-code sa:type-caption sa:text-ink-muted sa:coarse:hidden',
          'sa:forced:group-data-highlighted/item:text-[HighlightText]',
        )}
      >
        {shortcut}
      </kbd>
    )}
    {hasSubmenu && <ChevronEndIcon size={1} className="sa:ms-4" />}
  </>
)
