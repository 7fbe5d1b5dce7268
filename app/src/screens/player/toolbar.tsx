import { IconButton, type IconName } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { neighbours, type Game } from '../../catalogue/index.ts'
import { isolate, useLocale } from '../../i18n/index.ts'
import { links, type PlayContext } from '../../routing/links.ts'
import type { useFullscreen } from './use-fullscreen.ts'
import type { useGame } from './use-game.ts'

interface ToolbarProps {
  game: Game
  /** Where the player was opened from; the neighbours keep it. */
  from: string | null
  play: ReturnType<typeof useGame>
  fullscreen: ReturnType<typeof useFullscreen>
}

const LinkButton = ({ icon, label, href }: { icon: IconName; label: string; href: string }) => (
  <IconButton asChild icon={icon} variant="quiet" label={label}>
    <a href={href} aria-label={label} />
  </IconButton>
)

/** The player's bar: back, what is played, its neighbours, pause, full screen. */
export function Toolbar({ game, from, play, fullscreen }: ToolbarProps) {
  const t = useTranslations('player')
  const locale = useLocale()
  const to = links(locale)
  const { previous, next } = neighbours(game, from)
  const at = (neighbour: Game) => to.play(neighbour.id, from as PlayContext | null)
  const named = (neighbour: Game) => ({ title: isolate(neighbour.title[locale]) })
  return (
    <header className="flex min-h-14 items-center gap-1 px-2 sm:gap-2 sm:px-4">
      <LinkButton icon="arrow-start" label={t('back')} href={to.game(game.id)} />
      <h1 tabIndex={-1} className="min-w-0 grow truncate py-1 type-subheading">
        {game.title[locale]}
      </h1>
      {previous && (
        <LinkButton icon="chevron-start" label={t('previous', named(previous))} href={at(previous)} />
      )}
      {next && <LinkButton icon="chevron-end" label={t('next', named(next))} href={at(next)} />}
      <IconButton
        icon={play.paused ? 'play' : 'pause'}
        variant="quiet"
        label={play.paused ? t('resume') : t('pause')}
        onClick={play.togglePause}
      />
      <IconButton
        icon={fullscreen.active ? 'exit-fullscreen' : 'fullscreen'}
        variant="quiet"
        label={fullscreen.active ? t('exitFullscreen') : t('fullscreen')}
        onClick={fullscreen.toggle}
      />
    </header>
  )
}
