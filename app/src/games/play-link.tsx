import { useEffect, type ComponentProps } from 'react'
import type { Game } from '../catalogue/index.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { useLocale } from '../i18n/index.ts'
import { links, type PlayContext } from '../routing/links.ts'
import { savesData } from '../saves-data.ts'
import { whenIdle } from '../when-idle.ts'

/** Fetches the player and the game while the visitor makes up their mind. What fails is asked for again, and told, there. */
function fetchAhead(game: Game): void {
  loadChunk(() => import('../screens/player/player.tsx')).catch(() => undefined)
  loadChunk(() => import('../adapters/arcade/game-page.ts')).then(
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
  useEffect(() => (ahead && !savesData() ? whenIdle(() => fetchAhead(game)) : undefined), [ahead, game])
  return (
    <a
      href={to.play(game.id, from)}
      // A finger enters as it touches, which is before it lets go.
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        fetchAhead(game)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        fetchAhead(game)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
