import { isComposing } from '@saha/ui/composition'
import type { KeyboardEvent } from 'react'

/** Whether a key sends what is written: Ctrl or ⌘ with Enter, but not in the middle of a word that an input method is making. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat && !isComposing(event)
