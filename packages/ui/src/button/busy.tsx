import { useKit } from '../provider/index.ts'
import { Spinner, type SpinnerProps } from '../spinner/index.ts'
import type { AriaAttributes, MouseEvent } from 'react'

interface Pressable {
  'aria-disabled'?: AriaAttributes['aria-disabled']
}

/** Stops the click before the child's handler, the form's submit and the link's navigation. */
function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Returns props that make a busy or `aria-disabled` button ignore clicks, but keep it focusable and announced. Spread
 * them last.
 */
export function getBusyProps(busy: boolean, { 'aria-disabled': disabled }: Pressable) {
  if (!busy && disabled !== true && disabled !== 'true') return {}
  return { 'aria-disabled': true, ...(busy ? { 'data-busy': '' } : {}), onClickCapture: swallow }
}

/** Spinner of a busy button. It is a component of its own, so that other buttons do not read the messages. */
export function BusySpinner(props: Omit<SpinnerProps, 'label'>) {
  const { messages } = useKit()
  return <Spinner {...props} label={messages.loading} />
}
