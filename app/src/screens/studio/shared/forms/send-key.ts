import { isComposing } from '@saha/ui/composition'
import type { KeyboardEvent } from 'react'

/** Returns true for Ctrl or ⌘ with Enter, but not while an input method composes. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat && !isComposing(event)
