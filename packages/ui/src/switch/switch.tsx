import { clsx } from 'clsx'
import * as RadixSwitch from '@radix-ui/react-switch'
import { useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'
import { Choice, getChoiceAria } from '../checkbox/choice.tsx'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'
import { CheckIcon } from '../icons/check.tsx'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

export interface SwitchProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onChange' | 'type' | 'value'
> {
  /** The controlled state. Use with `onCheckedChange`. */
  checked?: boolean
  /** Initial state when uncontrolled. @default false */
  defaultChecked?: boolean
  /** Called with the new state when the user toggles the switch. */
  onCheckedChange?: (checked: boolean) => void
  /** Requires the switch to be on before the form can be submitted. @default false */
  required?: boolean
  /** Value in form data while on. @default 'on' */
  value?: string
  /** Visible label. Omit it inside a Field, which has its own. */
  children?: ReactNode
  /** Description below the label, announced with the switch. */
  hint?: ReactNode
}

/**
 * A setting that takes effect immediately. When on, the thumb is at the inline end. For forms that are submitted, use
 * `Checkbox`.
 */
export function Switch({ ref, children, hint, className, ...rest }: SwitchProps) {
  const track = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => track.current as HTMLButtonElement, [])
  const id = useId()
  const label = { label: children, labelId: `${id}-label`, hint, hintId: `${id}-hint` }
  useIdWarning(rest.id)
  useNameWarning(
    'Switch',
    () => Boolean(rest['aria-label'] ?? rest['aria-labelledby']) || Boolean(track.current?.labels.length),
  )
  return (
    <Choice
      slot="switch"
      {...label}
      control={
        <RadixSwitch.Root
          data-slot="switch"
          className={clsx(
            'sa:group sa:relative sa:inline-flex sa:h-7 sa:w-12 sa:shrink-0 sa:cursor-[inherit] sa:items-center sa:rounded-pill sa:border-2 sa:border-line-strong sa:bg-sunken',
            'sa:transition-colors sa:duration-(--saha-duration-move) sa:hover:not-disabled:border-ink',
            'sa:data-[state=checked]:bg-link sa:data-[state=checked]:not-aria-invalid:border-link sa:hover:data-[state=checked]:not-disabled:not-aria-invalid:border-link',
            'sa:aria-invalid:border-danger sa:hover:aria-invalid:not-disabled:border-danger sa:disabled:opacity-55',
            'sa:forced:border-[ButtonText] sa:forced:data-[state=checked]:not-aria-invalid:border-[Highlight] sa:forced:data-[state=checked]:bg-[Highlight]',
            className,
          )}
          {...rest}
          {...getChoiceAria(rest, label)}
          ref={track}
        >
          <RadixSwitch.Thumb
            data-slot="switch-thumb"
            className={clsx(
              'sa:ms-0.5 sa:grid sa:size-5 sa:place-items-center sa:rounded-pill sa:bg-line-strong sa:text-link',
              'sa:transition-[translate,background-color] sa:duration-(--saha-duration-move) sa:ease-(--saha-easing-out)',
              'sa:data-[state=checked]:translate-x-[calc(var(--inline)*20px)] sa:data-[state=checked]:bg-surface',
              'sa:forced:bg-[ButtonText] sa:forced:data-[state=checked]:bg-[HighlightText]',
            )}
          >
            <CheckIcon
              size={0.75}
              strokeWidth={4}
              className="sa:opacity-0 sa:group-data-[state=checked]:opacity-100 sa:forced:text-[Highlight]"
            />
          </RadixSwitch.Thumb>
        </RadixSwitch.Root>
      }
    />
  )
}
