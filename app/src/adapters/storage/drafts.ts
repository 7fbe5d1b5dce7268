import { sessionStore } from './web-storage.ts'

const keyOf = (toolId: string): string => `saha.draft.${toolId}`

/**
 * Drafts and last results of tools, in sessionStorage: they survive a reload and end with the tab, because a
 * computer may be shared.
 */
export const drafts = {
  /** Returns the unvalidated draft. */
  get(toolId: string): unknown {
    try {
      return JSON.parse(sessionStore.get(keyOf(toolId)) ?? 'null')
    } catch {
      return null
    }
  },
  set: (toolId: string, draft: unknown): void => sessionStore.set(keyOf(toolId), JSON.stringify(draft)),
}
