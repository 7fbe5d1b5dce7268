import arcade from 'virtual:arcade'
import type { Game } from '../../catalogue/index.ts'
import { download, subscribeToDownloads } from './download.ts'
import { gameDocument, type GameDocumentOptions } from './game-document.ts'

type Playable = Pick<Game, 'id' | 'baseId' | 'gameUrl' | 'isHosted'>

interface OpenGameOptions extends Pick<GameDocumentOptions, 'locale' | 'motion'> {
  /** Receives the fraction that has arrived, from 0 to 1. */
  onProgress?: (progress: number) => void
}

function startDownloads({ baseId, gameUrl }: Playable) {
  const game = arcade.games[baseId]
  if (!game) throw new Error(`The arcade has no game called ${baseId}: build it again, then the portal.`)
  const page = new URL(gameUrl, document.baseURI)
  const fetched = ({ file, size, sha256 }: typeof game) =>
    download({ address: new URL(file, page).href, size, sha256 })
  return { game, script: fetched(game), faces: fetched(arcade.faces), size: game.size + arcade.faces.size }
}

/**
 * Creates the page of a game and returns its object URL for a frame. The portal fetches the files, because browsers
 * cache nothing for frames of an opaque origin, and can prefetch them. Revoke the URL only after removing the frame,
 * because a game may reload its page.
 *
 * @throws if a file takes longer than 20 s or differs from the build's
 */
export async function openGame(
  playable: Playable,
  { locale, motion, onProgress }: OpenGameOptions,
): Promise<string> {
  const { game, script, faces, size } = startDownloads(playable)
  const stop = subscribeToDownloads(() =>
    onProgress?.(Math.min(1, (script.received + faces.received) / size)),
  )
  try {
    const [scriptText, facesText] = await Promise.all([script.text, faces.text])
    const html = gameDocument({
      gameId: playable.id,
      locale,
      motion,
      script: scriptText,
      sha256: game.sha256,
      faces: facesText,
    })
    return URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  } finally {
    stop()
  }
}

/** Prefetches the files of a game. Errors surface when the game opens. */
export function prefetchGame(playable: Playable): void {
  // Browsers cache nothing for a frame of an opaque origin.
  if (playable.isHosted) return
  const { script, faces } = startDownloads(playable)
  void Promise.allSettled([script.text, faces.text])
}
