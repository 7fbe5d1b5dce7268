import { clsx } from 'clsx'
import { use, type ComponentProps } from 'react'
import { Listbox, listPanelStyles } from '../listbox/listbox.tsx'
import { SuggestionsContext } from '../search-box/suggestions-context.ts'
import { variants } from '../variants/variants.ts'

const listStyles = variants(
  'SuggestionList',
  'sa:grid sa:overflow-y-auto sa:overscroll-contain sa:p-1.5 sa:mt-2.5',
  {
    variants: {
      placement: {
        overlay: [
          listPanelStyles,
          'sa:absolute sa:end-0 sa:top-full sa:z-50 sa:w-88 sa:max-w-[calc(100vw-1rem)] sa:min-w-full sa:max-h-[min(34rem,calc(100dvh-6rem))]',
        ],
        inline: 'sa:rounded-tile sa:border sa:border-line-strong sa:bg-surface sa:text-ink',
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
export function SuggestionList({ placement, className, ...rest }: SuggestionListProps) {
  const field = use(SuggestionsContext)
  return (
    <Listbox
      data-slot="suggestion-list"
      id={field?.listId}
      aria-label={field?.label}
      className={clsx(listStyles({ placement }), className)}
      {...rest}
    />
  )
}
