import type { ComponentProps } from 'react'

/** Colors and frame of a list that covers the content below. */
export const listPanelStyles =
  'sa:tile sa:rounded-tile sa:bg-surface sa:text-ink sa:[--tile-edge:var(--saha-color-line-strong)]'

/** An option in its row. The active one has `data-highlighted`. */
export const optionStyles = [
  'sa:flex sa:items-center sa:gap-3 sa:rounded-control sa:px-2 sa:py-1.5 sa:text-ink sa:no-underline sa:no-ring',
  'sa:hover:bg-sunken sa:data-highlighted:bg-selection sa:forced:data-highlighted:highlighted',
].join(' ')

/** The list of a combobox. Its options are children of role `option`, or groups of them. */
export const Listbox = ({ onMouseDown, ...rest }: ComponentProps<'div'>) => (
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select takes neither links nor a text field
    role="listbox"
    tabIndex={-1}
    // Keeps focus in the field, so that the list stays open until the pointer is released.
    onMouseDown={(event) => {
      onMouseDown?.(event)
      event.preventDefault()
    }}
    {...rest}
  />
)
