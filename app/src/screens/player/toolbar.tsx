import {
  ArrowStartIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  IconButton,
  type IconSource,
  MutedIcon,
  PauseIcon,
  PlayIcon,
  SoundIcon,
  TrophyIcon,
} from '@saha/ui'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { findNeighbours } from '../../catalogue/games/playlist.ts'
import { isolate, useLocale } from '../../i18n/index.ts'
import { links, type PlayContext } from '../../routing/links.ts'
import type { DailyRound } from './daily/daily-round.tsx'
import { useChallengeId, withChallenge } from '../../routing/use-challenge-id.ts'
import { ToolbarHandle } from './toolbar-handle.tsx'
import { usePointerNear } from './use-pointer-near.ts'
import type { useFullscreen } from './use-fullscreen.ts'
import type { useGame } from './use-game.ts'

interface ToolbarProps {
  game: Game
  /** The list that the game was opened from; links to its neighbours keep it. */
  from: PlayContext | null
  daily: DailyRound | undefined
  play: ReturnType<typeof useGame>
  fullscreen: ReturnType<typeof useFullscreen>
  /** Moves the focus to the game. */
  focusGame: () => void
}

const LinkButton = ({ icon, label, href }: { icon: IconSource; label: string; href: string }) => (
  <IconButton asChild icon={icon} variant="quiet" label={label}>
    <a href={href} aria-label={label} />
  </IconButton>
)

/**
 * Toolbar with back link, title, pause, neighbours, sound and fullscreen. In fullscreen it hides until the pointer
 * is near, it has focus, or its handle is pulled.
 */
export function Toolbar({ game, from, daily, play, fullscreen, focusGame }: ToolbarProps) {
  const t = useTranslations('player')
  const common = useTranslations('common')
  const names = useTranslations('daily')
  const locale = useLocale()
  const to = links(locale)
  const bar = useRef<HTMLElement>(null)
  const { isNear, leave, handlers } = usePointerNear()
  const { previous, next } = daily ? {} : findNeighbours(game, from)
  const rowId = useChallengeId()
  const gameHref = to.game(game.id, from)
  const backHref = rowId === null ? gameHref : withChallenge(gameHref, rowId)
  const playHref = (neighbour: Game) => to.play(neighbour.id, from)
  const titleParam = (neighbour: Game) => ({ title: isolate(neighbour.title[locale]) })
  const pauseOrResume = () => {
    play.togglePause()
    if (play.paused) focusGame()
  }
  return (
    <>
      {fullscreen.active && (
        <ToolbarHandle
          label={t('showBar')}
          onPull={() => bar.current?.querySelector('a')?.focus()}
          {...handlers}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it offers nothing to press: it only leaves the focus where it is */}
      <header
        ref={bar}
        data-collapsed={(fullscreen.active && !isNear) || undefined}
        data-over={fullscreen.active || undefined}
        {...handlers}
        // Mouse and touch leave the focus in the game, so that it does not pause.
        onMouseDown={(event) => event.preventDefault()}
        className="flex min-h-14 items-center gap-1 bg-night px-1 transition-[translate] duration-160 ease-out data-over:absolute data-over:inset-x-0 data-over:top-0 data-over:z-20 data-collapsed:not-focus-within:-translate-y-full sm:gap-2 sm:px-4 [@media(height<30rem)]:min-h-11"
      >
        <LinkButton
          icon={ArrowStartIcon}
          label={daily ? common('backHome') : t('back')}
          href={daily ? to.home : backHref}
        />
        <h1
          tabIndex={-1}
          // oxlint-disable-next-line user-text/own-direction -- a title in the page's language
          className={`line-clamp-2 min-w-0 py-1 text-pretty outline-none type-label sm:type-subheading ${play.isRunActive ? 'max-[22.5rem]:sr-only' : ''}`}
        >
          {daily ? names('title', { title: game.title[locale] }) : game.title[locale]}
        </h1>
        <div className="ms-auto flex shrink-0 sm:gap-2">
          {play.isRunActive && (
            <IconButton
              icon={play.paused ? PlayIcon : PauseIcon}
              variant="quiet"
              label={play.paused ? t('resume') : t('pause')}
              onClick={pauseOrResume}
            />
          )}
          {play.showOffer && (
            <IconButton icon={TrophyIcon} variant="quiet" label={t('scoreShow')} onClick={play.showOffer} />
          )}
          {previous && (
            <LinkButton
              icon={ChevronStartIcon}
              label={t('previous', titleParam(previous))}
              href={playHref(previous)}
            />
          )}
          {next && (
            <LinkButton icon={ChevronEndIcon} label={t('next', titleParam(next))} href={playHref(next)} />
          )}
          <IconButton
            icon={play.sound ? SoundIcon : MutedIcon}
            variant="quiet"
            label={play.sound ? t('soundOff') : t('soundOn')}
            onClick={play.toggleSound}
          />
          <IconButton
            icon={fullscreen.active ? ExitFullscreenIcon : FullscreenIcon}
            variant="quiet"
            label={fullscreen.active ? t('exitFullscreen') : t('fullscreen')}
            onClick={() => {
              leave()
              fullscreen.toggle()
            }}
          />
        </div>
      </header>
    </>
  )
}
