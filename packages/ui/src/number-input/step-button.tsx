import { useId, type RefObject } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { MinusIcon } from '../icons/minus.tsx'
import { PlusIcon } from '../icons/plus.tsx'
import { useKit } from '../provider/index.ts'
import { usePressAndHold } from './use-press-and-hold.ts'

interface StepButtonProps {
  direction: 'increase' | 'decrease'
  /** Name of the number. */
  label: string | undefined
  /** Ids of the elements that name the number. */
  labelledBy: string | undefined
  input: RefObject<HTMLInputElement | null>
  isDisabled: boolean
  onStep: () => void
}

/** A button beside the number, for pointers and screen readers: keyboards step in the field itself. */
export function StepButton({ direction, label, labelledBy, input, isDisabled, onStep }: StepButtonProps) {
  const { messages } = useKit()
  const id = useId()
  const hold = usePressAndHold(onStep, isDisabled)
  return (
    <IconButton
      {...hold}
      id={id}
      {...(labelledBy && { 'aria-labelledby': `${id} ${labelledBy}` })}
      icon={direction === 'increase' ? PlusIcon : MinusIcon}
      label={messages[direction](labelledBy ? '' : (label ?? ''))}
      variant="quiet"
      size="small"
      tabIndex={-1}
      // Focus stays where it is, or moves to the number; a tap must not open the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        hold.onClick()
        if ((event.nativeEvent as PointerEvent).pointerType === 'mouse') input.current?.focus()
      }}
    />
  )
}
