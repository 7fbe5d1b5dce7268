import type { KeyboardEvent } from 'react'

/** Whether a key sends what is written: Ctrl or ⌘ with Enter, but not in the middle of a word that an input method is making. */
export const isSendKey = ({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat && !nativeEvent.isComposing
