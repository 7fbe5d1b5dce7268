import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { UserText } from '../bidi/index.ts'
import { isComposing } from '../composition/index.ts'
import { CloseIcon } from '../icons/close.tsx'
import { useKit } from '../provider/index.ts'
import type { ComboboxOption } from './option-rows.ts'

interface ChipsProps {
  options: readonly ComboboxOption[]
  disabled: boolean
  /** The field, which gets focus after the last chip. */
  input: RefObject<HTMLInputElement | null>
  /** The list, in which the field finds the last chip. */
  list: RefObject<HTMLUListElement | null>
  onRemove: (option: ComboboxOption) => void
}

/** Chosen values with remove buttons. They are one tab stop; arrow keys move among them and to the field. */
export function Chips({ options, disabled, input, list, onRemove }: ChipsProps) {
  const { messages, dir } = useKit()
  const [current, setCurrent] = useState(Number.POSITIVE_INFINITY)
  const focusAfterRemoval = useRef<number>(null)
  const lastIndex = options.length - 1
  const tabStop = Math.min(current, lastIndex)
  const focusChip = (index: number) => list.current?.querySelectorAll('button')[index]?.focus()

  useEffect(() => {
    const index = focusAfterRemoval.current
    focusAfterRemoval.current = null
    if (index === null) return
    if (options.length === 0) input.current?.focus()
    else list.current?.querySelectorAll('button')[Math.min(index, options.length - 1)]?.focus()
  }, [options.length, input, list])

  function handleKeys(event: KeyboardEvent, index: number, option: ComboboxOption) {
    if (isComposing(event)) return
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const { key } = event
    if (key === backward) focusChip(Math.max(0, index - 1))
    else if (key === forward && index < lastIndex) focusChip(index + 1)
    else if (key === forward) input.current?.focus()
    else if (key === 'Home') focusChip(0)
    else if (key === 'End') input.current?.focus()
    else if (key === 'Backspace' || key === 'Delete') {
      focusAfterRemoval.current = key === 'Backspace' ? Math.max(0, index - 1) : index
      onRemove(option)
    } else return
    event.preventDefault()
  }

  return (
    <ul ref={list} data-slot="combobox-chips" aria-label={messages.chosen} className="sa:contents">
      {options.map((option, index) => (
        <li
          key={option.value}
          data-slot="combobox-chip"
          className="sa:flex sa:max-w-full sa:min-w-0 sa:items-center sa:rounded-tag sa:border sa:border-line-strong sa:bg-sunken sa:ps-2.5 sa:type-label"
        >
          <span className="sa:min-w-0 sa:py-1 sa:wrap-anywhere">
            <UserText>{option.label}</UserText>
          </span>
          <button
            type="button"
            disabled={disabled}
            aria-label={messages.removeNamed(option.label)}
            tabIndex={index === tabStop ? 0 : -1}
            className="sa:grid sa:size-8 sa:shrink-0 sa:cursor-pointer sa:place-items-center sa:self-stretch sa:rounded-tag sa:text-ink-muted sa:hover:text-ink sa:focus-visible:focus-ring-inside sa:disabled:cursor-not-allowed sa:coarse:size-11"
            onFocus={() => setCurrent(index)}
            // The host kept the value.
            onBlur={() => (focusAfterRemoval.current = null)}
            onKeyDown={(event) => handleKeys(event, index, option)}
            onClick={() => {
              onRemove(option)
              input.current?.focus()
            }}
          >
            <CloseIcon size={0.9} />
          </button>
        </li>
      ))}
    </ul>
  )
}
