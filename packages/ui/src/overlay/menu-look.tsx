import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { popupLook } from './look.ts'

/**
 * The panel of a menu, under its trigger, at the pointer or beside its parent. Its width does not depend on the
 * room beside it: the side that it opens on depends on its width.
 */
export const menuLook = `${popupLook} min-w-48 max-w-[calc(100vw-1rem)] p-1.5 outline-none`

const row = [
  'group/item relative flex min-h-10 cursor-pointer items-center gap-3 rounded-control py-1.5 pe-3 type-label',
  'outline-none select-none coarse:min-h-11 data-disabled:cursor-not-allowed data-disabled:opacity-55',
  'data-highlighted:bg-selection data-[state=open]:bg-selection',
  'forced:data-highlighted:bg-[Highlight] forced:data-highlighted:text-[HighlightText] forced:data-highlighted:forced-color-adjust-none',
  'forced:data-[state=open]:bg-[Highlight] forced:data-[state=open]:text-[HighlightText] forced:data-[state=open]:forced-color-adjust-none',
].join(' ')

/** The voices of an item. `danger` is for what cannot be undone. */
export const itemLook = {
  neutral: `${row} ps-3 text-ink`,
  danger: `${row} ps-3 text-danger data-highlighted:bg-danger-surface`,
  /** Room at the start for the mark of what is chosen. */
  choice: `${row} ps-[2.67rem] text-ink`,
}

export const labelLook = 'px-3 pt-2 pb-1 type-caption text-ink-muted'
export const separatorLook = 'mx-1.5 my-1.5 h-0 border-t border-line'

/** Where the mark of a chosen item stands. */
export const markLook = 'absolute start-3 grid size-5 place-items-center'

/** The mark of a chosen item: a check for each of many, a dot for one of a few (a border, which forced colors keep). */
export const CheckMark = () => <Icon name="check" className="text-link forced:text-current" />
export const DotMark = () => (
  <span className="size-0 rounded-pill border-5 border-link forced:border-current" />
)

/** Keys as assistive technology reads them; the row only draws them. */
export const keysOf = (shortcut: string | undefined) =>
  shortcut ? { 'aria-keyshortcuts': shortcut.replace('Ctrl', 'Control').replace('⌘', 'Meta+') } : {}

interface MenuRowProps {
  icon?: IconName | undefined
  /** Keys that do the same, as `Ctrl+S`; figures and key names keep their own order in Arabic. */
  shortcut?: string | undefined
  /** It opens a menu of its own. */
  more?: boolean
  children: ReactNode
}

/** What stands in a row: drawing, words, keys, and the arrow of a submenu. */
export const MenuRow = ({ icon, shortcut, more = false, children }: MenuRowProps) => (
  <>
    {icon && <Icon name={icon} className="opacity-80" />}
    <span className="min-w-0 grow wrap-anywhere">{children}</span>
    {shortcut && (
      <kbd
        aria-hidden
        dir="ltr"
        className={cx(
          'ms-4 shrink-0 font-code type-caption text-ink-muted coarse:hidden',
          'forced:group-data-highlighted/item:text-[HighlightText]',
        )}
      >
        {shortcut}
      </kbd>
    )}
    {more && <Icon name="chevron-end" size={1} className="ms-4" />}
  </>
)
