import { useCallback } from 'react'
import { findScore, type GameScore } from '../../adapters/appwrite/documents/boards.ts'
import { useChallengeId } from '../../routing/use-challenge-id.ts'
import { useLoaded } from '../games/use-loaded.ts'

/** A score to beat, as the board has it; the link names only its row. */
export interface Challenge {
  rowId: string
  /** The row; undefined while it loads, and null if this board has no such row. */
  row: GameScore | null | undefined
}

/** Appwrite's format of ids. */
const isRowId = (text: string | null): text is string =>
  text !== null && /^[a-z0-9][a-z0-9._-]{0,35}$/i.test(text)

/**
 * Returns the challenge that the URL names, or null without one and in prerendered pages.
 *
 * @param boardId board that the row must belong to
 * @param maxScore highest score to accept
 */
export function useChallenge(boardId: string, maxScore: number): Challenge | null {
  const rowId = useChallengeId()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const row = isRowId(rowId) ? await findScore(rowId, signal) : null
      return row?.gameId === boardId && row.score > 0 && row.score <= maxScore ? row : null
    },
    [rowId, boardId, maxScore],
  )
  const loaded = useLoaded(load)
  if (rowId === null) return null
  if (loaded.status === 'loading') return { rowId, row: undefined }
  return { rowId, row: loaded.status === 'ready' ? loaded.value : null }
}
