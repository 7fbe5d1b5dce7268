import { clsx } from 'clsx'
import { known } from './known.ts'

type Classes = string | readonly string[]
type Looks = Record<string, Record<string, Classes>>

/** Chosen by name; by a boolean where the names are `true` and `false`. */
type Chosen<Variants extends Looks> = {
  [Prop in keyof Variants]?:
    | (keyof Variants[Prop] extends 'true' | 'false' ? boolean : keyof Variants[Prop])
    | null
    | undefined
} & { className?: string | undefined }

/**
 * The look of a component with variants, as classes. Those with a default are chosen by hosts: a name that is
 * not known looks like the default, and a developer is told. The others are the component's own states.
 */
/* @__NO_SIDE_EFFECTS__ */
export function variants<const Variants extends Looks>(
  component: string,
  base: Classes,
  config: {
    variants: Variants
    defaultVariants?: { [Prop in keyof Variants]?: keyof Variants[Prop] & string }
  },
): (chosen?: Chosen<Variants>) => string {
  const defaults: Record<string, string | undefined> = config.defaultVariants ?? {}
  return ({ className, ...chosen }: Record<string, unknown> = {}) => {
    const looks = Object.entries<Record<string, Classes>>(config.variants).map(([prop, names]) => {
      const otherwise = defaults[prop]
      const asked = chosen[prop] as string
      return names[otherwise === undefined ? asked : known(component, prop, asked, names, otherwise)] ?? ''
    })
    return clsx([base, ...looks, className as string].flat())
  }
}
