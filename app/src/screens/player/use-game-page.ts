import type { GameSessionEvent } from '@saha/machines/game-session'
import { useCallback, useEffect, useState } from 'react'
import { openGame } from '../../adapters/arcade/game-page.ts'
import { createFrameName, getHostedAddress } from '../../adapters/arcade/hosted-page.ts'
import type { Game } from '../../catalogue/index.ts'
import { openSave, resolveConflict, type SaveConflict } from '../../features/game-saves/account-saves.ts'
import { useSession } from '../../features/session/session.tsx'
import { motion } from '../../features/settings/motion.ts'
import type { Locale } from '../../i18n/index.ts'
import { waitForRemoval } from './frame-removal.ts'
import { waitForUser } from './wait-for-user.ts'

/** Share of the progress bar for the files; the game reports the rest. */
export const fileProgressShare = 0.9
/** Games wait two seconds for their save, so an unknown user counts as a guest before that. */
export const ownerTimeoutMs = 1500

interface GamePage {
  address: string
  /** Name of the window, which gives an imported game its saves. */
  name?: string
  /** Whose saves they are: a user's id, or null for a guest. */
  owner?: string | null
}

interface GamePageOptions {
  game: Game
  boardId: string
  locale: Locale
  frameKey: string
  send: (event: GameSessionEvent) => void
}

/**
 * Returns the game's page, new for each `frameKey`, or null while files or saves load, and a conflict of saves that the
 * user has to decide before. Sends progress and errors to `send`.
 */
export function useGamePage({ game, boardId, locale, frameKey, send }: GamePageOptions) {
  const session = useSession()
  const [saveConflict, setSaveConflict] = useState<SaveConflict | null>(null)
  const [page, setPage] = useState<(GamePage & { frameKey: string }) | null>(null)
  useEffect(() => {
    let isCancelled = false
    let address: string | null = null
    const openHosted = async () => {
      const [user] = await Promise.all([waitForUser(session, ownerTimeoutMs), waitForRemoval()])
      const owner = user?.id ?? null
      const { data, conflict } = await openSave(boardId, owner)
      if (isCancelled) return
      setSaveConflict(conflict)
      if (conflict) return
      setPage({ frameKey, address: getHostedAddress(game.gameUrl), name: createFrameName(data), owner })
    }
    const open = async () => {
      try {
        address = await openGame(game, {
          locale,
          motion: motion.get(),
          onProgress: (progress) => {
            if (!isCancelled) send({ type: 'game.loading', progress: progress * fileProgressShare })
          },
        })
        if (isCancelled) URL.revokeObjectURL(address)
        else setPage({ frameKey, address })
      } catch (error) {
        console.warn(`The game ${game.id} could not be fetched.`, error)
        if (!isCancelled) send({ type: 'game.error', fatal: true })
      }
    }
    void (game.isHosted ? openHosted() : open())
    return () => {
      isCancelled = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [game, boardId, locale, frameKey, send, session])
  const resolveSave = useCallback(
    async (keeps: 'device' | 'account') => {
      if (saveConflict) await resolveConflict(saveConflict, keeps)
      setSaveConflict(null)
      // Opens the page again, whose loading may have timed out.
      send({ type: 'game.retry' })
    },
    [saveConflict, send],
  )
  return { page: page?.frameKey === frameKey ? page : null, saveConflict, resolveSave }
}
