import type { GameSessionEvent } from '@saha/machines/game-session'
import { useEffect, useState } from 'react'
import { openGame } from '../../adapters/arcade/game-page.ts'
import type { Game } from '../../catalogue/index.ts'
import { motion } from '../../features/settings/motion.ts'
import type { Locale } from '../../i18n/index.ts'

/** Share of the progress bar for the files; the game reports the rest. */
export const fileProgressShare = 0.9

/**
 * Returns the URL of the game's page, new for each `frameKey`, or null while files load. Sends progress and errors
 * to `send`.
 */
export function useGamePage(
  game: Game,
  locale: Locale,
  frameKey: string,
  send: (event: GameSessionEvent) => void,
): string | null {
  const [page, setPage] = useState<{ frameKey: string; address: string } | null>(null)
  useEffect(() => {
    let isCancelled = false
    let address: string | null = null
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
    void open()
    return () => {
      isCancelled = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [game, locale, frameKey, send])
  return page?.frameKey === frameKey ? page.address : null
}
