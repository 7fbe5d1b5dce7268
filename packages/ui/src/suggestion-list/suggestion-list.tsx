import { clsx } from 'clsx'
import { use, type ComponentProps } from 'react'
import { SuggestionsContext } from '../search-box/suggestions-context.ts'
import { variants } from '../variants/variants.ts'

const listStyles = variants(
  'SuggestionList',
  'sa:grid sa:overflow-y-auto sa:overscroll-contain sa:rounded-tile sa:bg-surface sa:p-1.5 sa:text-ink sa:mt-2.5',
  {
    variants: {
      placement: {
        overlay: [
          'sa:tile sa:[--tile-edge:var(--saha-color-line-strong)]',
          'sa:absolute sa:end-0 sa:top-full sa:z-50 sa:w-88 sa:max-w-[calc(100vw-1rem)] sa:min-w-full sa:max-h-[min(34rem,calc(100dvh-6rem))]',
        ],
        inline: 'sa:border sa:border-line-strong',
      },
    },
    defaultVariants: { placement: 'overlay' },
  },
)

export interface SuggestionListProps extends ComponentProps<'div'> {
  /** `overlay` covers the content below; `inline` moves it down, for fields in a scrolling panel. @default 'overlay' */
  placement?: 'overlay' | 'inline'
}

/** The suggestions of a SearchBox, passed as its `suggestions` prop. Each child is a Suggestion. */
export function SuggestionList({ placement, className, onMouseDown, ...rest }: SuggestionListProps) {
  const field = use(SuggestionsContext)
  return (
    <div
      data-slot="suggestion-list"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select takes no links
      role="listbox"
      tabIndex={-1}
      id={field?.listId}
      aria-label={field?.label}
      className={clsx(listStyles({ placement }), className)}
      // Keeps focus in the field, so that the list stays open until the pointer is released.
      onMouseDown={(event) => {
        onMouseDown?.(event)
        event.preventDefault()
      }}
      {...rest}
    />
  )
}
