import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * Moves a trailing `@default` of a prop's comment to the column for default values. Storybook only strips tags at the
 * start of a line and would show this one in the description.
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
