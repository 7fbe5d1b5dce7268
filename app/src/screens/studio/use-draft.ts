import { useState } from 'react'
import { drafts } from '../../adapters/storage/drafts.ts'

/**
 * What is being written in a tool, as state that survives a reload and a change of place.
 *
 * @param isDraft whether what stands in the storage, which anybody may have written, is such a draft
 */
export function useDraft<Draft>(
  toolId: string,
  isDraft: (kept: unknown) => kept is Draft,
  empty: Draft,
): [draft: Draft, write: (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => {
    const kept = drafts.get(toolId)
    return isDraft(kept) ? kept : empty
  })
  const write = (next: Draft) => {
    setDraft(next)
    drafts.set(toolId, next)
  }
  return [draft, write]
}

export const isText = (kept: unknown): kept is string => typeof kept === 'string'
