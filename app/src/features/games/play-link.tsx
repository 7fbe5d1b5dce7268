import { use, useEffect, type ComponentProps } from 'react'
import type { Game } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { links, type PlayContext } from '../../routing/links.ts'
import { isDataSaverOn } from '../../adapters/network/is-data-saver-on.ts'
import { PlayerLoader } from './player-loader.ts'
import { preloadGame } from './preload-game.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** Preloads the player and the game. The player retries and reports failures. */
function preload(game: Game, loadPlayer: (() => Promise<unknown>) | null): void {
  loadPlayer?.().catch(() => undefined)
  preloadGame(game)
}

interface PlayLinkProps extends ComponentProps<'a'> {
  game: Game
  /** The list that the player's previous and next follow. */
  from: PlayContext
  /** Preloads when the page is idle, not only on hover or focus. @default false */
  preloadWhenIdle?: boolean
}

/** Link to the player. Preloads the game before the click where possible. */
export function PlayLink({
  game,
  from,
  preloadWhenIdle = false,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: PlayLinkProps) {
  const to = links(useLocale())
  const loadPlayer = use(PlayerLoader)
  useEffect(
    () => (preloadWhenIdle && !isDataSaverOn() ? whenIdle(() => preload(game, loadPlayer)) : undefined),
    [preloadWhenIdle, game, loadPlayer],
  )
  return (
    <a
      href={to.play(game.id, from)}
      // On touch, `pointerenter` fires at touch start, before the click.
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
