import type { SearchMode } from '@saha/machines/smart-search'

/** Query and mode that the user is editing. */
export interface Draft {
  readonly query: string
  readonly mode: SearchMode
}

export const noDraft: Draft = { query: '', mode: 'web' }

export function isDraft(stored: unknown): stored is Draft {
  const { query, mode } = (stored ?? {}) as Partial<Draft>
  return typeof query === 'string' && (mode === 'web' || mode === 'maps')
}
