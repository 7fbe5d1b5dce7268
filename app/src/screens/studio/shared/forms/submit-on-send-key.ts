import { isComposing } from '@saha/ui/composition'
import type { KeyboardEvent } from 'react'

/** Submits the form with Ctrl or ⌘ and Enter, but not while an input method composes. */
export function submitOnSendKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isSendKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  if (!isSendKey || event.repeat || isComposing(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
