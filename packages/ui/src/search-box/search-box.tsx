import { clsx } from 'clsx'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { CloseIcon } from '../icons/close.tsx'
import { SearchIcon } from '../icons/search.tsx'
import { bareInput, controlBoxStates, controlLook } from '../input/control.styles.ts'
import { useKit } from '../provider/index.ts'
import { SuggestionsContext } from './suggestions-context.ts'
import { useCombobox } from './use-combobox.ts'

export interface SearchBoxProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'defaultValue' | 'onSubmit' | 'role'
> {
  /** What is searched: "Search games". Names the field. */
  label: string
  /** @default the label */
  placeholder?: string
  /** The text, when the host keeps it. */
  value?: string
  /** The text to begin with, when the box keeps it itself. @default '' */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Called with the trimmed text on submit, and never with nothing. */
  onSearch: (text: string) => void
  /**
   * A SuggestionList for what is typed, shown below the field while it is used, or `null` while there is none.
   * @default the field suggests nothing, and is no combobox
   */
  suggestions?: ReactNode
  /** How many suggestions there are, none included, in a sentence: it is announced. */
  suggestionsStatus?: ReactNode
}

/** A search field with a button to clear it and a button to search. It may suggest while one types. */
export function SearchBox({
  label,
  placeholder = label,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  suggestions,
  suggestionsStatus,
  className,
  ...rest
}: SearchBoxProps) {
  const { messages } = useKit()
  const combobox = useCombobox(suggestions)
  const { open, expanded, listId, activeId, close } = combobox
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const text = value ?? own

  function change(next: string) {
    setOwn(next)
    onValueChange?.(next)
  }

  return (
    <form
      data-slot="search-box"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a search element would be a second box around the form
      role="search"
      aria-label={label}
      className={clsx('sa:relative', className)}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        close()
        const wanted = text.trim()
        if (wanted) onSearch(wanted)
        else input.current?.focus()
      }}
    >
      <div className={clsx(controlLook, controlBoxStates, 'sa:flex sa:items-center sa:gap-0.5 sa:pe-1')}>
        <input
          ref={input}
          data-slot="search-box-input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          dir={text ? 'auto' : undefined}
          value={text}
          onChange={(event) => {
            change(event.target.value)
            combobox.show()
          }}
          className={clsx(bareInput, 'sa:truncate sa:[&::-webkit-search-cancel-button]:appearance-none')}
          {...(suggestions === undefined ? {} : combobox.field)}
          onBlur={close}
        />
        {text && (
          <IconButton
            icon={CloseIcon}
            label={messages.clear}
            variant="quiet"
            size="small"
            onClick={() => {
              change('')
              input.current?.focus()
            }}
          />
        )}
        <IconButton type="submit" icon={SearchIcon} label={messages.search} variant="quiet" size="small" />
      </div>
      {suggestions !== undefined && <output className="sa:sr-only">{open ? suggestionsStatus : ''}</output>}
      {expanded && (
        <SuggestionsContext value={{ listId, label, activeId, close }}>{suggestions}</SuggestionsContext>
      )}
    </form>
  )
}
