import { use, useEffect, type ComponentProps } from 'react'
import type { Game } from '../../catalogue/index.ts'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { useLocale } from '../../i18n/index.ts'
import { links, type PlayContext } from '../../routing/links.ts'
import { savesData } from '../../adapters/network/saves-data.ts'
import { PlayerLoader } from './player-loader.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** Preloads the player and the game. The player itself retries and reports what fails here. */
function preload(game: Game, loadPlayer: (() => Promise<unknown>) | null): void {
  loadPlayer?.().catch(() => undefined)
  loadChunk(() => import('../../adapters/arcade/game-page.ts')).then(
    ({ prefetchGame }) => prefetchGame(game),
    () => undefined,
  )
}

interface PlayLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  game: Game
  /** The list that the player's previous and next follow. */
  from: PlayContext
  /** Fetches the game as soon as the page rests, not only when the link is about to be pressed. @default false */
  ahead?: boolean
}

/** Leads into the player, and has the game there before the press where it can. */
export function PlayLink({
  game,
  from,
  ahead = false,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: PlayLinkProps) {
  const to = links(useLocale())
  const loadPlayer = use(PlayerLoader)
  useEffect(
    () => (ahead && !savesData() ? whenIdle(() => preload(game, loadPlayer)) : undefined),
    [ahead, game, loadPlayer],
  )
  return (
    <a
      href={to.play(game.id, from)}
      // A finger enters as it touches, which is before it lets go.
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        preload(game, loadPlayer)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preload(game, loadPlayer)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
