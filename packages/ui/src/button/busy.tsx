import { useKit } from '../provider/index.ts'
import { Spinner, type SpinnerProps } from '../spinner/index.ts'
import type { AriaAttributes, MouseEvent } from 'react'

interface Pressable {
  'aria-disabled'?: AriaAttributes['aria-disabled']
}

/** Nothing of the press arrives: neither the child's own handler, nor the form's submit, nor the link's way. */
function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Keeps a button that is busy, or disabled for assistive technology alone, focusable and announced while its clicks do
 * nothing. Spread it last.
 */
export function getBusyProps(busy: boolean, { 'aria-disabled': disabled }: Pressable) {
  if (!busy && disabled !== true && disabled !== 'true') return {}
  return { 'aria-disabled': true, ...(busy ? { 'data-busy': '' } : {}), onClickCapture: swallow }
}

/** What stands in a button that is busy. Apart, so that a button which never is needs no words of the kit's. */
export function BusySpinner(props: Omit<SpinnerProps, 'label'>) {
  const { messages } = useKit()
  return <Spinner {...props} label={messages.loading} />
}
