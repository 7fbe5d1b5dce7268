import { useEffect, useState } from 'react'
import { openGame } from '../../adapters/arcade/game-page.ts'
import type { Game } from '../../catalogue/index.ts'
import type { Locale } from '../../i18n/index.ts'

interface GamePage {
  /** The address for the frame; null while the files are on their way, and for good when they cannot be had. */
  src: string | null
  /** How much of the files has arrived, from 0 to 1. */
  progress: number
  failed: boolean
}

const waiting: GamePage = { src: null, progress: 0, failed: false }

/** The page that a game plays on, from its files to the address of its frame; written anew for each `life`. */
export function useGamePage(game: Game, locale: Locale, life: string | number): GamePage {
  const [page, setPage] = useState(waiting)
  useEffect(() => {
    let left = false
    let address: string | null = null
    const show = (next: GamePage) => {
      if (!left) setPage(next)
    }
    show(waiting)
    openGame(game, locale, (progress) => show({ ...waiting, progress })).then(
      (src) => {
        if (left) URL.revokeObjectURL(src)
        else address = src
        show({ src, progress: 1, failed: false })
      },
      (error: unknown) => {
        console.warn(`The game ${game.id} could not be fetched.`, error)
        show({ ...waiting, failed: true })
      },
    )
    return () => {
      left = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [game, locale, life])
  return page
}
