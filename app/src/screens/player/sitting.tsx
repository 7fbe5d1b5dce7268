import { Banner, GameFrame, SkipLink } from '@saha/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { isolate, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { ScoreOffer } from './score-offer.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { useGame } from './use-game.ts'
import { useGamePage } from './use-game-page.ts'

/** Keys that a game leaves unused must not scroll the page behind it, and the room of its scrollbar is the game's. */
function useStillPage(): void {
  useEffect(() => {
    const { style } = document.documentElement
    const { overflow, scrollbarGutter } = style
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' })
    return () => {
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [])
}

/** A game that is being played, filling the window. */
export function Sitting({ game, from }: { game: Game; from: string | null }) {
  const t = useTranslations('player')
  const locale = useLocale()
  const stage = useRef<HTMLElement>(null)
  const play = useGame(game)
  const page = useGamePage(game, locale, play.frameKey)
  const fullscreen = useFullscreen(stage)
  const title = game.title[locale]
  useStillPage()
  usePageMeta({
    title: t('title', { title }),
    description: game.description[locale],
    image: game.thumbnailUrl,
  })
  return (
    <main
      ref={stage}
      aria-label={t('title', { title: isolate(title) })}
      data-theme="dark"
      className="fixed inset-0 flex flex-col bg-night text-on-night"
    >
      <SkipLink targetId="after-game">{t('skip')}</SkipLink>
      <Toolbar game={game} from={from} play={play} fullscreen={fullscreen} />
      {fullscreen.failure !== null && (
        <div className="px-3 pb-2">
          <Banner tone="danger" live="alert" onDismiss={fullscreen.dismiss}>
            {t('fullscreenError', { message: isolate(fullscreen.failure || t('fullscreenUnsupported')) })}
          </Banner>
        </div>
      )}
      <div className="relative min-h-0 grow">
        <GameFrame
          key={play.frameKey}
          frameRef={play.setFrame}
          src={page.src}
          title={t('frame', { title: isolate(title) })}
          state={page.failed || play.frameState === 'broken' ? 'error' : play.frameState}
          poster={game.thumbnailUrl}
          loadingText={t('loading', { title: isolate(title) })}
          slowHint={t('slow')}
          errorText={`${t('failed')} ${t('failedHint')}`}
          onRetry={play.retry}
        />
        <div id="after-game" tabIndex={-1}>
          <ScoreOffer game={game} actor={play.actor} />
        </div>
      </div>
    </main>
  )
}
