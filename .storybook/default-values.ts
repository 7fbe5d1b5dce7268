import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * Moves the `@default` that ends a prop's comment to the table's own column. Storybook takes a tag away only
 * where it begins a line, and would show ours raw, within the description.
 */
export const defaultValues: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description = '', value] = argType.description?.split(/\s*@default\s+/u) ?? []
      if (value === undefined) return [name, argType]
      const defaultValue = argType.table?.defaultValue ?? { summary: value.trim() }
      return [name, { ...argType, description, table: { ...argType.table, defaultValue } }]
    }),
  )
