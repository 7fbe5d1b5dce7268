import { popupStyles } from './overlay.styles.ts'

/** The panel of a menu. Its width must not depend on the available space, because its side depends on its width. */
export const menuStyles = `${popupStyles} sa:min-w-48 sa:max-w-[calc(100vw-1rem)] sa:p-1.5 sa:no-ring`

const rowStyles = [
  'sa:group/item sa:relative sa:flex sa:min-h-10 sa:cursor-pointer sa:items-center sa:gap-3 sa:rounded-control sa:py-1.5 sa:pe-3 sa:type-label',
  'sa:no-ring sa:select-none sa:coarse:min-h-11 sa:data-disabled:cursor-not-allowed sa:data-disabled:opacity-55',
  'sa:data-highlighted:bg-selection sa:data-[state=open]:bg-selection',
  'sa:forced:data-highlighted:highlighted',
  'sa:forced:data-[state=open]:highlighted',
].join(' ')

/** Item styles by variant. `danger` is for destructive actions. */
export const itemStyles = {
  neutral: `${rowStyles} sa:ps-3 sa:text-ink`,
  danger: `${rowStyles} sa:ps-3 sa:text-danger sa:data-highlighted:bg-danger-surface`,
  /** Leaves space at the inline start for the check mark. */
  checkable: `${rowStyles} sa:ps-[2.67rem] sa:text-ink`,
}

export const labelStyles = 'sa:px-3 sa:pt-2 sa:pb-1 sa:type-caption sa:text-ink-muted'
export const separatorStyles = 'sa:mx-1.5 sa:my-1.5 sa:h-0 sa:border-t sa:border-line'

/** Position of the mark of a checked item. */
export const indicatorStyles = 'sa:absolute sa:start-3 sa:grid sa:size-5 sa:place-items-center'
