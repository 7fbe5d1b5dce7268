import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { CheckIcon } from '../icons/check.tsx'
import { ChevronEndIcon } from '../icons/chevron-end.tsx'
import { popupLook } from './overlay.styles.ts'

/** The panel of a menu. Its width must not depend on the available space, because its side depends on its width. */
export const menuLook = `${popupLook} sa:min-w-48 sa:max-w-[calc(100vw-1rem)] sa:p-1.5 sa:no-ring`

const row = [
  'sa:group/item sa:relative sa:flex sa:min-h-10 sa:cursor-pointer sa:items-center sa:gap-3 sa:rounded-control sa:py-1.5 sa:pe-3 sa:type-label',
  'sa:no-ring sa:select-none sa:coarse:min-h-11 sa:data-disabled:cursor-not-allowed sa:data-disabled:opacity-55',
  'sa:data-highlighted:bg-selection sa:data-[state=open]:bg-selection',
  'sa:forced:data-highlighted:highlighted',
  'sa:forced:data-[state=open]:highlighted',
].join(' ')

/** Item styles by variant. `danger` is for destructive actions. */
export const itemLook = {
  neutral: `${row} sa:ps-3 sa:text-ink`,
  danger: `${row} sa:ps-3 sa:text-danger sa:data-highlighted:bg-danger-surface`,
  /** Leaves space at the inline start for the check mark. */
  choice: `${row} sa:ps-[2.67rem] sa:text-ink`,
}

export const labelLook = 'sa:px-3 sa:pt-2 sa:pb-1 sa:type-caption sa:text-ink-muted'
export const separatorLook = 'sa:mx-1.5 sa:my-1.5 sa:h-0 sa:border-t sa:border-line'

/** Position of the mark of a checked item. */
export const markLook = 'sa:absolute sa:start-3 sa:grid sa:size-5 sa:place-items-center'

/**
 * Marks of a checked item: a check for checkbox items, a dot for radio items (a border, which forced colors keep).
 */
export const CheckMark = () => <CheckIcon className="sa:text-link sa:forced:text-current" />
export const DotMark = () => (
  <span className="sa:size-0 sa:rounded-pill sa:border-5 sa:border-link sa:forced:border-current" />
)

/** Returns the `aria-keyshortcuts` attribute; the visible keys are hidden from assistive technology. */
export const keysOf = (shortcut: string | undefined) =>
  shortcut ? { 'aria-keyshortcuts': shortcut.replace('Ctrl', 'Control').replace('⌘', 'Meta+') } : {}

interface MenuRowProps {
  icon?: IconSource | undefined
  /** Keyboard shortcut, such as `Ctrl+S`. It is always displayed left to right. */
  shortcut?: string | undefined
  /** True if the item opens a submenu. */
  more?: boolean
  children: ReactNode
}

/** Content of a menu item: icon, text, shortcut and submenu arrow. */
export const MenuRow = ({ icon, shortcut, more = false, children }: MenuRowProps) => (
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
    {more && <ChevronEndIcon size={1} className="sa:ms-4" />}
  </>
)
