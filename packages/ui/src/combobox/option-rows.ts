import { foldText } from '../characters/index.ts'
import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'

/** An option of a Combobox. */
export interface ComboboxOption {
  /** Identifies the option; it is submitted and reported. Must be unique and not empty. */
  value: string
  /** Visible name, also searched. */
  label: string
  /** Short second line. */
  detail?: string
  /** Other words that find the option, such as its name in another language. */
  keywords?: readonly string[]
  /** Heading under which the option is listed. Options of one group need not be adjacent. */
  group?: string
  /** Shows the option, which cannot be chosen. @default false */
  disabled?: boolean
}

/** A row of the list: the heading of a group, an option, or the offer to create one. */
export type OptionRow =
  | { kind: 'group'; label: string }
  | { kind: 'option'; option: ComboboxOption; group: string }
  | { kind: 'create'; text: string; group: '' }

const isOption = (entry: unknown): entry is ComboboxOption =>
  typeof entry === 'object' &&
  entry !== null &&
  'value' in entry &&
  typeof entry.value === 'string' &&
  entry.value !== '' &&
  'label' in entry &&
  typeof entry.label === 'string'

/**
 * Returns the usable options of a list from a host or a server: those with a label and a value of their own. Others
 * are left out, with a development warning.
 *
 * @throws {TypeError} if the list is not an array
 */
export function checkOptions(list: unknown): readonly ComboboxOption[] {
  if (!Array.isArray(list)) throw new TypeError('The options of a Combobox must be an array.')
  const values = new Set<string>()
  const usable = list.filter((entry: unknown): entry is ComboboxOption => {
    const isUsable = isOption(entry) && !values.has(entry.value)
    if (isUsable) values.add(entry.value)
    return isUsable
  })
  if (isDevelopment && usable.length < list.length)
    warnOnce(
      `<Combobox> left out ${list.length - usable.length} of its ${list.length} options. Give each a \`label\` ` +
        'and a `value` that is a string, not empty, and not the value of another option.',
    )
  return usable
}

/** Folded texts by option, because folding thousands of labels on every key is slow. */
const foldedTexts = new WeakMap<ComboboxOption, string>()

function getFoldedText(option: ComboboxOption): string {
  const known = foldedTexts.get(option)
  if (known !== undefined) return known
  const folded = [option.label, ...(option.keywords ?? [])].map(foldText).join('\n')
  foldedTexts.set(option, folded)
  return folded
}

/** Returns the options whose label or keywords contain every word of the text; all for a blank text. */
export function filterOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const words = foldText(text).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => {
    const folded = getFoldedText(option)
    return words.every((word) => folded.includes(word))
  })
}

/** Returns the option whose label is the text, apart from spelling; undefined for a blank text. */
export function findByLabel(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const folded = foldText(text)
  if (folded === '') return undefined
  return (
    options.find(({ label }) => label === text) ?? options.find(({ label }) => foldText(label) === folded)
  )
}

/**
 * Returns the rows of a list. Groups are in the order of their first options.
 *
 * @param createText text of the option that can be created, '' for none
 */
export function toRows(options: readonly ComboboxOption[], createText: string): readonly OptionRow[] {
  const groups = new Map<string, OptionRow[]>()
  for (const option of options) {
    const group = option.group ?? ''
    const rows: OptionRow[] = groups.get(group) ?? (group === '' ? [] : [{ kind: 'group', label: group }])
    rows.push({ kind: 'option', option, group })
    groups.set(group, rows)
  }
  const created: OptionRow[] = createText === '' ? [] : [{ kind: 'create', text: createText, group: '' }]
  return [...[...groups.values()].flat(), ...created]
}

/** Returns true for a row that can be chosen. */
export const isEnabled = (row: OptionRow | undefined): boolean =>
  row?.kind === 'create' || (row?.kind === 'option' && row.option.disabled !== true)
