import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { isComposing } from '../composition/index.ts'
import { connectField, useListState } from '../listbox/combobox-field.ts'
import { useKit } from '../provider/index.ts'
import { toRowId, toRowIndex } from './option-list.tsx'
import { findByLabel, isEnabled, type ComboboxOption, type OptionRow } from './option-rows.ts'
import { useOptions } from './use-options.ts'
import type { LoadOptions } from './use-loaded-options.ts'
import { useSelection, type ChosenValue } from './use-selection.ts'

interface TypedChoiceProps {
  input: RefObject<HTMLInputElement | null>
  options: readonly ComboboxOption[]
  loadOptions: LoadOptions | undefined
  onCreate: ((label: string) => ComboboxOption | null) | undefined
  multiple: boolean
  value: ChosenValue
  defaultValue: ChosenValue
  onValuesChange: (values: string[]) => void
  /** Moves focus from the empty field to the last chip. */
  focusLastChip: () => void
}

/** State and keyboard of a Combobox: the typed text, the list, and the chosen options. */
export function useTypedChoice({
  input,
  options,
  loadOptions,
  onCreate,
  multiple,
  value,
  defaultValue,
  onValuesChange,
  focusLastChip,
}: TypedChoiceProps) {
  const { messages, dir } = useKit()
  /** Null while the field shows the chosen value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [lastChange, setLastChange] = useState('')
  const text = typed ?? ''
  const list = useListState()
  const { open, listId, close } = list
  const { status, offered, rows, retry, find } = useOptions({
    options,
    loadOptions,
    canCreate: onCreate !== undefined,
    text,
    open,
  })
  const selection = useSelection({ input, value, defaultValue, onValuesChange, findOption: find })
  const shownText = multiple ? text : (typed ?? selection.options[0]?.label ?? '')
  const { expanded, field } = connectField(list, status === 'ready' && rows.length > 0, {
    getIds: () => rows.flatMap((row, index) => (isEnabled(row) ? [toRowId(listId, index)] : [])),
    // The list scrolls to the active option after rendering it.
    reveal: () => undefined,
    choose: (id) => choose(rows[toRowIndex(listId, id)]),
  })
  const activeId = expanded ? list.activeId : undefined
  const message = status === 'ready' ? (rows.length === 0 ? 'empty' : undefined) : status

  function show() {
    const isChosen = (row: OptionRow) => row.kind === 'option' && row.option.value === selection.values[0]
    const chosenIndex = multiple || typed !== null ? -1 : rows.findIndex(isChosen)
    list.show(chosenIndex === -1 ? undefined : toRowId(listId, chosenIndex))
  }

  function setText(next: string | null) {
    setTyped(next)
    setLastChange('')
  }

  function add(option: ComboboxOption) {
    selection.remember(option)
    if (!multiple) selection.change([option.value])
    else if (!selection.values.includes(option.value)) {
      selection.change([...selection.values, option.value])
      setLastChange(messages.optionAdded(option.label))
    }
  }

  function remove(option: ComboboxOption) {
    selection.change(selection.values.filter((one) => one !== option.value))
    setLastChange(messages.optionRemoved(option.label))
  }

  /** Chooses the option of a row. Returns true to keep the list open. */
  function choose(row: OptionRow | undefined): boolean {
    if (!row || row.kind === 'group') return true
    const option = row.kind === 'option' ? row.option : (onCreate?.(row.text) ?? null)
    // The host refused the text, which stays to be corrected.
    if (!option) return true
    // The whole list returns, in which the active option has another place.
    if (typed !== null) list.setActiveId(undefined)
    setText(null)
    if (multiple && selection.values.includes(option.value)) remove(option)
    else add(option)
    return multiple
  }

  /** Chooses the option that was typed in full, clears the value of an emptied field, and drops other text. */
  function commit() {
    if (typed === null) return
    const match = findByLabel(
      offered.filter((option) => option.disabled !== true),
      typed,
    )
    setText(null)
    if (match) add(match)
    else if (!multiple && typed === '' && selection.values.length > 0) selection.change([])
  }

  function clear() {
    if (!multiple && selection.values.length > 0) selection.change([])
    setText(null)
    close()
  }

  /** Enter without an active option chooses the only candidate, and never submits a word that is not an option. */
  function handleTypedEnter(event: KeyboardEvent) {
    if (text.trim() === '') {
      commit()
      return
    }
    event.preventDefault()
    const candidates = rows.filter(isEnabled)
    const match = findByLabel(offered, text)
    const row =
      candidates.find((one) => one.kind === 'option' && one.option === match) ??
      (candidates.length === 1 ? candidates[0] : undefined)
    if (row && !choose(row)) close()
  }

  function handleKeys(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return
    const { key } = event
    if (key === 'Escape' && !open) {
      // An overlay that closes on the same key keeps the value.
      if (event.defaultPrevented || shownText === '') return
      event.preventDefault()
      clear()
    } else if (key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setText(null)
      close()
    } else if (!open && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      show()
    } else if (key === 'Enter' && typed !== null && activeId === undefined) handleTypedEnter(event)
    else if (multiple && text === '' && key === 'Backspace') {
      const last = selection.options.at(-1)
      // A held key clears the text, not the choice.
      if (last && !event.repeat) remove(last)
    } else if (multiple && text === '' && key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'))
      focusLastChip()
    else field.onKeyDown(event)
  }

  return {
    chosen: selection,
    shownText,
    open,
    listId,
    activeId,
    rows,
    message,
    retry,
    remove,
    clear,
    show,
    close,
    /** Announced to screen readers. */
    announcement:
      lastChange ||
      (!open
        ? ''
        : status === 'ready'
          ? messages.options(rows.filter(({ kind }) => kind !== 'group').length)
          : status === 'failed'
            ? messages.optionsFailed
            : messages.loading),
    chooseById: (id: string) => {
      if (!choose(rows[toRowIndex(listId, id)])) close()
    },
    type: (next: string) => {
      setText(next)
      list.show()
    },
    leave: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      commit()
      close()
    },
    field: { ...field, 'data-state': open ? 'open' : 'closed', onKeyDown: handleKeys },
  } as const
}
