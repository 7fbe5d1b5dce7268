import { cx } from 'class-variance-authority'
import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'
import { useNameWarning } from '../development/name-warning.ts'
import { Icon } from '../icon/index.ts'
import { Choice, choiceNames } from './choice.tsx'
import { useIdWarning } from '../development/id-warning.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'size' | 'type'> {
  /** Neither on nor off: some of what it stands for is chosen. Only the look; the host keeps the truth. @default false */
  indeterminate?: boolean
  /** The words beside the box. Leave them out where a Field names it. */
  children?: ReactNode
  /** Help under the words, read with the box. */
  hint?: ReactNode
}

/** Yes or no, or one of several: a native checkbox in the kit's look. */
export function Checkbox({ ref, indeterminate = false, children, hint, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement, [])
  const id = useId()
  const words = { label: children, labelId: `${id}-label`, hint, hintId: `${id}-hint` }
  useIdWarning(rest.id)
  useNameWarning(
    'Checkbox',
    () => Boolean(rest['aria-label'] ?? rest['aria-labelledby']) || Boolean(box.current?.labels?.length),
  )
  // Every click of a person takes the mark away, so it is put back until the host says otherwise.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <Choice
      slot="checkbox"
      {...words}
      control={
        <span className="relative inline-grid size-6 place-items-center *:col-start-1 *:row-start-1">
          <input
            data-slot="checkbox"
            type="checkbox"
            className={cx(
              'peer size-6 cursor-[inherit] appearance-none rounded-tag border-2 border-line-strong bg-surface',
              'shadow-[inset_0_2px_0_0_var(--saha-color-sunken)] hover:not-disabled:border-ink',
              'checked:border-link checked:bg-link checked:shadow-none indeterminate:border-link indeterminate:bg-link indeterminate:shadow-none',
              'hover:checked:not-disabled:border-link hover:indeterminate:not-disabled:border-link',
              'aria-invalid:border-danger hover:aria-invalid:not-disabled:border-danger',
              'disabled:opacity-55 forced:appearance-auto',
              className,
            )}
            {...rest}
            {...choiceNames(rest, words)}
            ref={box}
          />
          <Icon
            name="check"
            size={1}
            strokeWidth={4}
            className="pointer-events-none relative text-surface opacity-0 peer-[:checked:not(:indeterminate)]:opacity-100 forced:hidden"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none relative h-1 w-3 rounded-pill bg-surface opacity-0 peer-indeterminate:opacity-100 forced:hidden"
          />
        </span>
      }
    />
  )
}
