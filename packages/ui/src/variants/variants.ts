import { cva } from 'class-variance-authority'
import { known } from './known.ts'

type Names = Record<string, Record<string, string | readonly string[]>>
type Styles<Variants extends Names> = ReturnType<typeof cva<Variants>>

/**
 * The look of a component with variants, as classes. Those with a default are chosen by hosts: a name that is
 * not known looks like the default, and a developer is told. The others are the component's own states.
 */
export function variants<const Variants extends Names>(
  component: string,
  base: string | readonly string[],
  config: {
    variants: Variants
    defaultVariants: { [Prop in keyof Variants]?: keyof Variants[Prop] & string }
  },
): Styles<Variants> {
  const styles = cva([base].flat(), config as never) as (props: object) => string
  const defaults = Object.entries(config.defaultVariants)
  return ((props: Record<string, string | undefined> = {}) => {
    const chosen = defaults.map(([prop, otherwise]) => [
      prop,
      known(component, prop, props[prop], config.variants[prop] ?? {}, otherwise as string),
    ])
    return styles({ ...props, ...(Object.fromEntries(chosen) as object) })
  }) as Styles<Variants>
}
