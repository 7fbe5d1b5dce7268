import { useState, type RefObject } from 'react'
import { useFormReset } from '../input/use-form-reset.ts'
import type { ComboboxOption } from './option-rows.ts'

/** Chosen values of either kind of combobox. */
export type ChosenValue = string | readonly string[] | null | undefined

const toValues = (value: ChosenValue): readonly string[] => [
  ...new Set(
    (Array.isArray(value) ? value : [value]).filter(
      (one): one is string => typeof one === 'string' && one !== '',
    ),
  ),
]

interface SelectionProps {
  input: RefObject<HTMLInputElement | null>
  value: ChosenValue
  defaultValue: ChosenValue
  onValuesChange: (values: string[]) => void
  /** Returns the option of a value, if it is in the list. */
  findOption: (value: string) => ComboboxOption | undefined
}

/** Stores the chosen values, and the options that were chosen, because a later search may not return them. */
export function useSelection({ input, value, defaultValue, onValuesChange, findOption }: SelectionProps) {
  const [internal, setInternal] = useState(() => toValues(defaultValue))
  const [remembered, setRemembered] = useState<ReadonlyMap<string, ComboboxOption>>(new Map())
  const values = value === undefined ? internal : toValues(value)
  useFormReset(input, () => setInternal(toValues(defaultValue)))

  return {
    values,
    /** The chosen options. One that was never in the list has its value as its label. */
    options: values.map(
      (one): ComboboxOption => findOption(one) ?? remembered.get(one) ?? { value: one, label: one },
    ),
    remember: (option: ComboboxOption) => setRemembered((known) => new Map(known).set(option.value, option)),
    change: (next: readonly string[]) => {
      setInternal(next)
      onValuesChange([...next])
    },
  }
}
