import { useState } from 'react'
import { drafts } from '../../../../adapters/storage/drafts.ts'

/**
 * What is being written in a tool, as state that survives a reload and a change of place.
 *
 * @param isDraft whether what stands in the storage, which anybody may have written, is such a draft
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
