import { useState } from 'react'
import { drafts } from '../../../../adapters/storage/drafts.ts'

/**
 * Returns the draft of a tool as state that survives a reload.
 *
 * @param isDraft validates the stored value, which other code may have written
 */
export function useDraft<Draft>(
  toolId: string,
  isDraft: (stored: unknown) => stored is Draft,
  empty: Draft,
): [draft: Draft, saveDraft: (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => {
    const stored = drafts.get(toolId)
    return isDraft(stored) ? stored : empty
  })
  const saveDraft = (next: Draft) => {
    setDraft(next)
    drafts.set(toolId, next)
  }
  return [draft, saveDraft]
}

export const isString = (stored: unknown): stored is string => typeof stored === 'string'
