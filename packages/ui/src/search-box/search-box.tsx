import { clsx } from 'clsx'
import { useRef, useState, type ComponentProps } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { CloseIcon } from '../icons/close.tsx'
import { SearchIcon } from '../icons/search.tsx'
import { bareInput, controlBoxStates, controlLook } from '../input/control-look.ts'
import { useKit } from '../provider/index.ts'

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
}

/** A search field with a button to clear it and a button to search. */
export function SearchBox({
  label,
  placeholder = label,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  className,
  ...rest
}: SearchBoxProps) {
  const { strings } = useKit()
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
      className={clsx(controlLook, controlBoxStates, 'sa:flex sa:items-center sa:gap-0.5 sa:pe-1', className)}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = text.trim()
        if (wanted) onSearch(wanted)
        else input.current?.focus()
      }}
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
        onChange={(event) => change(event.target.value)}
        className={clsx(bareInput, 'sa:truncate sa:[&::-webkit-search-cancel-button]:appearance-none')}
      />
      {text && (
        <IconButton
          icon={CloseIcon}
          label={strings.clear}
          variant="quiet"
          size="small"
          onClick={() => {
            change('')
            input.current?.focus()
          }}
        />
      )}
      <IconButton type="submit" icon={SearchIcon} label={strings.search} variant="quiet" size="small" />
    </form>
  )
}
