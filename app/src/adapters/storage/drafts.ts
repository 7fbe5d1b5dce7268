import { perSession } from './web-storage.ts'

const keyOf = (toolId: string): string => `saha.draft.${toolId}`

/**
 * What a visitor writes in a tool, and what came of it last. It survives a reload and ends with the tab: a computer may be
 * shared.
 */
export const drafts = {
  /** Whatever stands there; who asks checks it. */
  get(toolId: string): unknown {
    try {
      return JSON.parse(perSession.get(keyOf(toolId)) ?? 'null')
    } catch {
      return null
    }
  },
  set: (toolId: string, draft: unknown): void => perSession.set(keyOf(toolId), JSON.stringify(draft)),
}
