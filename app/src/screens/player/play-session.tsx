import { Banner, Button, GameFrame, SkipLink } from '@saha/ui'
import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { getGameTexts } from '../../catalogue/games/get-game-texts.ts'
import type { Game } from '../../catalogue/index.ts'
import { isolate, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links, type PlayContext } from '../../routing/links.ts'
import { useChallenge } from '../../features/challenge/use-challenge.ts'
import { ChallengeBar } from './challenge/challenge-bar.tsx'
import { DayOverNotice, type DailyRound } from './daily/daily-round.tsx'
import { PictureNotice } from './picture-notice.tsx'
import { SaveChoice } from './save-choice.tsx'
import { ScoreOffer } from './score/score-offer.tsx'
import { Toolbar } from './toolbar.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { useGame } from './use-game.ts'
import { useGameFocus } from './use-game-focus.ts'

/** Prevents scrolling by keys that the game ignores, and uses the scrollbar's space for the game. */
function usePreventPageScroll(): void {
  // A layout effect, so that no scrollbar is painted first.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const { overflow, scrollbarGutter } = style
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' })
    return () => {
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [])
}

/** As the headers of imported games allow. */
const hostedFrame = { sandbox: 'allow-scripts allow-pointer-lock', referrerPolicy: 'no-referrer' } as const

interface PlaySessionProps {
  game: Game
  /** Where scores and saves belong: the game's id, or that of a daily game. */
  boardId: string
  from: PlayContext | null
  daily?: DailyRound
}

/** A game in a full-viewport player. */
export function PlaySession({ game, boardId, from, daily }: PlaySessionProps) {
  const t = useTranslations('player')
  const common = useTranslations('common')
  const locale = useLocale()
  const stage = useRef<HTMLElement>(null)
  const fullscreen = useFullscreen(stage)
  const play = useGame({ game, boardId, daily, fullscreen })
  const challenge = useChallenge(boardId, game.maxScore)
  const focusGame = useGameFocus(stage, play, fullscreen.active)
  const title = game.title[locale]
  const errorKey = play.problem === 'stopped' || play.problem === 'misbehaved' ? play.problem : 'failed'
  const messageKey = play.isUnsupported ? 'unsupported' : errorKey
  usePreventPageScroll()
  const nameOf = useTranslations('daily')
  usePageMeta({
    title: daily ? nameOf('title', { title }) : t('title', { title }),
    description: daily ? nameOf('description') : getGameTexts(game).description[locale],
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
      <Toolbar
        game={game}
        from={from}
        daily={daily}
        play={play}
        fullscreen={fullscreen}
        focusGame={focusGame}
      />
      {fullscreen.failure !== null && (
        <div className="px-3 pb-2">
          <Banner tone="danger" live="alert" onDismiss={fullscreen.dismiss}>
            {t('fullscreenError', { message: isolate(fullscreen.failure || t('fullscreenUnsupported')) })}
          </Banner>
        </div>
      )}
      <UnsavedNotice onDismiss={focusGame} />
      <PictureNotice
        game={game}
        picture={play.picture}
        onDone={() => {
          play.dismissPicture()
          focusGame()
        }}
      />
      {challenge && <ChallengeBar challenge={challenge} runScore={play.runScore} />}
      {daily?.isOver && <DayOverNotice onNext={daily.openNext} />}
      {/* The offer never covers the game: it takes space below it, or beside it in landscape. */}
      <div className="flex min-h-0 grow flex-col landscape:flex-row">
        <div className="relative min-h-0 min-w-0 grow">
          {play.saveConflict ? (
            <SaveChoice conflict={play.saveConflict} onChoose={(keeps) => void play.resolveSave(keeps)} />
          ) : (
            <GameFrame
              key={play.frameKey}
              frameRef={play.setFrame}
              src={play.src}
              {...(game.isHosted ? hostedFrame : {})}
              {...(play.frameName === undefined ? {} : { name: play.frameName })}
              allow="autoplay; gamepad"
              title={t('frame', { title: isolate(title) })}
              state={play.frameState === 'broken' ? 'error' : play.frameState}
              poster={game.thumbnailUrl}
              loadingText={t('loading', { title: isolate(title) })}
              progress={play.progress}
              slowHint={t('slow')}
              errorText={`${t(messageKey)} ${t(`${messageKey}Hint`)}`}
              onRetry={play.retry}
              actions={
                <Button asChild variant="quiet">
                  <a href={daily ? links(locale).home : links(locale).game(game.id, from)}>
                    {daily ? common('backHome') : t('back')}
                  </a>
                </Button>
              }
            />
          )}
        </div>
        <div
          id="after-game"
          tabIndex={-1}
          className="max-h-1/2 shrink-0 overflow-y-auto overscroll-contain landscape:max-h-none"
        >
          <ScoreOffer
            game={game}
            boardId={boardId}
            daily={daily}
            isChallenged={Boolean(challenge?.row)}
            session={play.session}
            offer={play.offer}
            isRunTooLong={play.isRunTooLong}
            onDismiss={play.dismissOffer}
          />
        </div>
      </div>
    </main>
  )
}
