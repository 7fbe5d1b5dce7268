import { useMemo } from 'react'
import { toVisibleLine } from '../characters/index.ts'
import { checkOptions, filterOptions, findByLabel, toRows, type ComboboxOption } from './option-rows.ts'
import { useLoadedOptions, type LoadOptions } from './use-loaded-options.ts'

interface OptionsProps {
  options: readonly ComboboxOption[]
  loadOptions: LoadOptions | undefined
  canCreate: boolean
  text: string
  open: boolean
}

/** Returns the options that match the text, as rows of the list, and the state of loading them. */
export function useOptions({ options, loadOptions, canCreate, text, open }: OptionsProps) {
  const known = useMemo(() => checkOptions(options), [options])
  const byValue = useMemo(() => new Map(known.map((option) => [option.value, option])), [known])
  const loaded = useLoadedOptions(loadOptions, text, open)
  const status = loadOptions ? loaded.status : 'ready'
  const offered = useMemo(
    () => (loadOptions ? loaded.options : filterOptions(known, text)),
    [loadOptions, loaded.options, known, text],
  )
  const newLabel = canCreate && status === 'ready' ? toVisibleLine(text) : ''
  const rows = useMemo(
    () => toRows(offered, newLabel && !findByLabel(offered, newLabel) ? newLabel : ''),
    [offered, newLabel],
  )
  return {
    status,
    offered,
    rows,
    retry: loaded.retry,
    find: (value: string) => byValue.get(value) ?? loaded.options.find((option) => option.value === value),
  }
}
