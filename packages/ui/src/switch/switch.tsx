import { cx } from 'class-variance-authority'
import { Switch as RadixSwitch } from 'radix-ui'
import { useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'
import { Choice, choiceNames } from '../checkbox/choice.tsx'
import { useNameWarning } from '../development/name-warning.ts'
import { Icon } from '../icon/index.ts'
import { useIdWarning } from '../development/id-warning.ts'

export interface SwitchProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onChange' | 'type' | 'value'
> {
  /** On or off, when the host keeps it. */
  checked?: boolean
  /** How it begins, when it keeps itself. @default false */
  defaultChecked?: boolean
  onCheckedChange?: (checked: boolean) => void
  /** @default false */
  required?: boolean
  /** What a form sends while it is on. @default 'on' */
  value?: string
  /** The words beside the switch. Leave them out where a Field names it. */
  children?: ReactNode
  /** Help under the words, read with the switch. */
  hint?: ReactNode
}

/** A setting that takes effect at once. The thumb goes to the end of the line when it is on. */
export function Switch({ ref, children, hint, className, ...rest }: SwitchProps) {
  const track = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => track.current as HTMLButtonElement, [])
  const id = useId()
  const words = { label: children, labelId: `${id}-label`, hint, hintId: `${id}-hint` }
  useIdWarning(rest.id)
  useNameWarning(
    'Switch',
    () => Boolean(rest['aria-label'] ?? rest['aria-labelledby']) || Boolean(track.current?.labels.length),
  )
  return (
    <Choice
      slot="switch"
      {...words}
      control={
        <RadixSwitch.Root
          data-slot="switch"
          className={cx(
            'group relative inline-flex h-7 w-12 shrink-0 cursor-[inherit] items-center rounded-pill border-2 border-line-strong bg-sunken',
            'transition-colors duration-(--saha-duration-move) hover:not-disabled:border-ink',
            'data-[state=checked]:bg-link data-[state=checked]:not-aria-invalid:border-link hover:data-[state=checked]:not-disabled:not-aria-invalid:border-link',
            'aria-invalid:border-danger hover:aria-invalid:not-disabled:border-danger disabled:opacity-55',
            'forced:border-[ButtonText] forced:data-[state=checked]:not-aria-invalid:border-[Highlight] forced:data-[state=checked]:bg-[Highlight]',
            className,
          )}
          {...rest}
          {...choiceNames(rest, words)}
          ref={track}
        >
          <RadixSwitch.Thumb
            data-slot="switch-thumb"
            className={cx(
              'ms-0.5 grid size-5 place-items-center rounded-pill bg-line-strong text-link',
              'transition-[translate,background-color] duration-(--saha-duration-move) ease-(--saha-easing-out)',
              'data-[state=checked]:translate-x-[calc(var(--inline)*20px)] data-[state=checked]:bg-surface',
              'forced:bg-[ButtonText] forced:data-[state=checked]:bg-[HighlightText]',
            )}
          >
            <Icon
              name="check"
              size={0.75}
              strokeWidth={4}
              className="opacity-0 group-data-[state=checked]:opacity-100 forced:text-[Highlight]"
            />
          </RadixSwitch.Thumb>
        </RadixSwitch.Root>
      }
    />
  )
}
