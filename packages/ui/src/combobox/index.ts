export { Combobox, type ComboboxProps } from './combobox.tsx'
export type { ComboboxOption } from './option-rows.ts'
export type { LoadOptions } from './use-loaded-options.ts'
