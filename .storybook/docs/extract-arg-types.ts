import type { InputType, StrictArgTypes } from 'storybook/internal/types'

interface DocumentedProp {
  name: string
  type: string
  required: boolean
  default?: string
  description: string
}

const literal = /^'[^']*'$|^-?\d+(?:\.\d+)?$/

/** Returns the values of a union of literals, or null for every other type. */
function parseOptions(type: string): (string | number)[] | null {
  const parts = type.split(' | ')
  if (!parts.every((part) => literal.test(part))) return null
  return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)))
}

function chooseControl(type: string, options: unknown[] | null): Pick<InputType, 'control' | 'options'> {
  if (options) return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options }
  if (type === 'boolean' || type === 'string' || type === 'number')
    return { control: { type: type === 'string' ? 'text' : type } }
  return { control: false }
}

/** Returns Storybook's description of a component's props, as attached by the plugin `componentProps`. */
export function extractArgTypes(component: unknown): StrictArgTypes {
  const { documentedProps = [] } = Object(component) as { documentedProps?: readonly DocumentedProp[] }
  const argTypes = documentedProps.map(({ name, type, required, default: value, description }) => {
    const options = parseOptions(type)
    const argType: InputType = {
      name,
      description,
      type: options ? { name: 'enum', value: options, required } : { name: 'other', value: type, required },
      table: { type: { summary: type }, ...(value ? { defaultValue: { summary: value } } : {}) },
      ...chooseControl(type, options),
    }
    return [name, argType] as const
  })
  return Object.fromEntries(argTypes) as StrictArgTypes
}
