import { clsx } from 'clsx'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { CloseIcon } from '../icons/close.tsx'
import { SearchIcon } from '../icons/search.tsx'
import { bareInputStyles, controlBoxStateStyles, controlStyles } from '../input/control.styles.ts'
import { connectField, elementAccess, useListState } from '../listbox/combobox-field.ts'
import { useKit } from '../provider/index.ts'
import { SuggestionsContext } from './suggestions-context.ts'

export interface SearchBoxProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'defaultValue' | 'onSubmit' | 'role'
> {
  /** Accessible name of the field, such as "Search games". */
  label: string
  /** Placeholder of the field. @default the label */
  placeholder?: string
  /** The controlled text. Use with `onValueChange`. */
  value?: string
  /** Initial text when uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the new text on every change, also when it is cleared. */
  onValueChange?: (value: string) => void
  /** Called with the trimmed text on submit, never with an empty string. */
  onSearch: (text: string) => void
  /**
   * A SuggestionList for the current text, or `null` while there are no suggestions. With either, the field is a
   * combobox. @default a plain search field
   */
  suggestions?: ReactNode
  /** Number of suggestions in a sentence, also for none. Screen readers announce it. */
  suggestionsStatus?: ReactNode
}

/** A search field with buttons to clear and to search, and optional suggestions while typing. */
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
  const list = useListState()
  const { open, listId, activeId, show, close } = list
  const { expanded, field } = connectField(
    list,
    suggestions !== undefined && suggestions !== null,
    elementAccess,
  )
  const input = useRef<HTMLInputElement>(null)
  const [internalText, setInternalText] = useState(defaultValue)
  const text = value ?? internalText

  function change(next: string) {
    setInternalText(next)
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
        const query = text.trim()
        if (query) onSearch(query)
        else input.current?.focus()
      }}
    >
      <div
        className={clsx(controlStyles, controlBoxStateStyles, 'sa:flex sa:items-center sa:gap-0.5 sa:pe-1')}
      >
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
            show()
          }}
          className={clsx(
            bareInputStyles,
            'sa:truncate sa:[&::-webkit-search-cancel-button]:appearance-none',
          )}
          {...(suggestions === undefined ? {} : field)}
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
