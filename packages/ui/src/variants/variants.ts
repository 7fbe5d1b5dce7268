import { cva } from 'class-variance-authority'
import { resolveOption } from './resolve-option.ts'

type Classes = string | string[]
type VariantClasses = Record<string, Record<string, Classes>>

/**
 * Creates a `cva` function that validates its public variants, which are those with a default: an unknown name falls
 * back to the default, with a development warning. The other variants are internal states.
 */
/* @__NO_SIDE_EFFECTS__ */
export function variants<Variants extends VariantClasses>(
  component: string,
  base: Classes,
  config: {
    variants: Variants
    defaultVariants?: { [Prop in keyof Variants]?: keyof Variants[Prop] & string }
  },
) {
  const classes = cva(base, config as Parameters<typeof cva<Variants>>[1])
  return (chosen?: Parameters<typeof classes>[0]) => {
    const checked: Record<string, unknown> = { ...chosen }
    for (const [prop, fallback] of Object.entries<string | undefined>(config.defaultVariants ?? {}))
      checked[prop] = resolveOption(
        component,
        prop,
        checked[prop] as string,
        config.variants[prop] ?? {},
        fallback,
      )
    return classes(checked as typeof chosen)
  }
}
