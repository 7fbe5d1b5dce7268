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
export function useGamePage(game: Game, locale: Locale, life: string): GamePage {
  const [shown, setShown] = useState({ life, page: waiting })
  useEffect(() => {
    let left = false
    let address: string | null = null
    const show = (page: GamePage) => {
      if (!left) setShown({ life, page })
    }
    const open = async () => {
      try {
        address = await openGame(game, locale, (progress) => show({ ...waiting, progress }))
        if (left) URL.revokeObjectURL(address)
        show({ src: address, progress: 1, failed: false })
      } catch (error) {
        console.warn(`The game ${game.id} could not be fetched.`, error)
        show({ ...waiting, failed: true })
      }
    }
    void open()
    return () => {
      left = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [game, locale, life])
  return shown.life === life ? shown.page : waiting
}
