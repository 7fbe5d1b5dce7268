import { cva } from 'class-variance-authority'
import { known } from './known.ts'

type Classes = string | string[]
type Looks = Record<string, Record<string, Classes>>

/**
 * Returns `cva` for a component whose hosts choose its looks by name. A variant with a default is such a prop: an
 * unknown name looks like the default, and the developer is warned. The others are the component's own states.
 */
/* @__NO_SIDE_EFFECTS__ */
export function variants<Variants extends Looks>(
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
      checked[prop] = known(component, prop, checked[prop] as string, config.variants[prop] ?? {}, fallback)
    return classes(checked as typeof chosen)
  }
}
