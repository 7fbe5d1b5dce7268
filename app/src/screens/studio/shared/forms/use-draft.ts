import { useState } from 'react'
import * as v from 'valibot'
import { drafts } from '../../../../adapters/storage/drafts.ts'

/**
 * Returns the draft of a tool as state that survives a reload.
 *
 * @param schema of the stored value, which other code may have written
 */
export function useDraft<Draft>(
  toolId: string,
  schema: v.GenericSchema<Draft>,
  empty: Draft,
): [draft: Draft, saveDraft: (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => {
    const stored = drafts.get(toolId)
    return v.is(schema, stored) ? stored : empty
  })
  const saveDraft = (next: Draft) => {
    setDraft(next)
    drafts.set(toolId, next)
  }
  return [draft, saveDraft]
}
