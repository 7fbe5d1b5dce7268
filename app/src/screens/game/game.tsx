import {
  ArrowEndIcon,
  Breadcrumb,
  Button,
  Heading,
  Image,
  PlayIcon,
  StarRating,
  TextLink,
  Tag,
  Text,
  getHueAttributes,
} from '@saha/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { catalogue, type Game as GameData } from '../../catalogue/index.ts'
import { tagLabel } from '../../catalogue/games/tags.ts'
import { getGameTexts } from '../../catalogue/games/get-game-texts.ts'
import { getIconProps } from '../../features/games/category-icon.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { FavoriteButton } from '../../features/games/lazy-favorite-button.tsx'
import { PlayLink } from '../../features/games/play-link.tsx'
import { Rich, useLocale, withMessages } from '../../i18n/index.ts'
import { gamePageMessages } from '../../i18n/messages/game-page/index.ts'
import { ratingMessages } from '../../i18n/messages/rating/index.ts'
import { scoreMessages } from '../../i18n/messages/scores/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { usePlayContext } from '../../routing/use-play-context.ts'
import { Share } from '../../features/share/lazy-share.tsx'
import { site } from '../../config/site.ts'
import NotFound from '../../layout/not-found/not-found.tsx'
import { Advertisement } from '../../features/advertisement/advertisement.tsx'
import { ReportButton } from '../../features/report/report-button.tsx'
import { useChallengeId, withChallenge } from '../../routing/use-challenge-id.ts'
import { optionalChunk } from '../../features/errors/lazy-chunk.tsx'
import { HighScores } from './high-scores.tsx'
import { RatingWidget } from './rating-widget.tsx'

const ChallengeNotice = optionalChunk(() => import('./challenge-notice.tsx'))

function Game() {
  const { gameId = '' } = useParams()
  const game = catalogue.game(gameId)
  return game ? <KnownGame key={game.id} game={game} /> : <NotFound />
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <Heading level={2} size="heading" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

function KnownGame({ game }: { game: GameData }) {
  const t = useTranslations('gamePage')
  const rating = useTranslations('rating')
  const scores = useTranslations('scores')
  const nav = useTranslations('nav')
  const locale = useLocale()
  const to = links(locale)
  const from = usePlayContext() ?? 'all'
  const rowId = useChallengeId()
  const playHref = rowId === null ? to.play(game.id, from) : withChallenge(to.play(game.id, from), rowId)
  const category = catalogue.category(game.categoryId)
  const base = catalogue.game(game.baseId)
  const title = game.title[locale]
  const texts = getGameTexts(game)
  const description = texts.description[locale]
  usePageMeta({ title: t('title', { title }), description, image: game.thumbnailUrl })
  return (
    <div className="page-width grid gap-10 pt-3 sm:pt-8" {...getHueAttributes(category?.hue)}>
      <div className="grid gap-5">
        {rowId !== null && <ChallengeNotice game={game} from={from} />}
        <Breadcrumb
          items={[
            { label: nav('home'), href: to.home },
            ...(category ? [{ label: category.title[locale], href: to.category(category.id) }] : []),
            { label: title },
          ]}
        />
        <div className="grid gap-6 lg:grid-cols-[1.15fr_1fr] lg:gap-10">
          <PlayLink
            game={game}
            from={from}
            href={playHref}
            tabIndex={-1}
            aria-hidden="true"
            className="tile tile-press block self-start overflow-hidden rounded-panel [--tile-depth:8px] [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)]"
          >
            <Image
              src={game.thumbnailUrl}
              fallbackSrc="posters/placeholder.svg"
              alt=""
              ratio="400 / 256"
              loading="eager"
            />
          </PlayLink>
          <div className="grid content-start justify-items-start gap-4">
            <Heading level={1} size="title" tabIndex={-1}>
              {title}
            </Heading>
            <div className="flex flex-wrap items-center gap-3">
              <StarRating value={game.rating} />
              {category && (
                <Tag asChild hue={category.hue} {...getIconProps(category)}>
                  <a href={to.category(category.id)}>{category.title[locale]}</a>
                </Tag>
              )}
            </div>
            {base && base !== game && (
              <p className="text-ink-muted">
                <Rich>
                  {t.rich('variant', {
                    level: String(game.level),
                    game: () => <TextLink href={to.game(base.id)}>{base.title[locale]}</TextLink>,
                  })}
                </Rich>
              </p>
            )}
            <Text size="lead" className="max-w-prose">
              {description}
            </Text>
            <div className="flex flex-wrap gap-3 pt-1">
              <Button asChild variant="action" size="large" startIcon={PlayIcon}>
                <PlayLink game={game} from={from} href={playHref} preloadWhenIdle>
                  {t('play')}
                </PlayLink>
              </Button>
              <FavoriteButton game={game} />
            </div>
            <ul className="flex flex-wrap gap-2 pt-1">
              {game.tags.map((tag) => (
                <li key={tag}>
                  <Tag asChild>
                    <a href={to.tag(tag)}>{tagLabel(tag, locale)}</a>
                  </Tag>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>

      <div data-deferred="" className="grid gap-10 lg:grid-cols-[1.15fr_1fr]">
        <div className="grid content-start gap-10">
          <Section id="how-to-play" title={t('howToPlay')}>
            <Text className="max-w-prose whitespace-pre-line">{texts.howToPlay[locale]}</Text>
          </Section>
          <Section id="rate" title={rating('title')}>
            <RatingWidget game={game} />
          </Section>
          <Section id="share" title={t('share')}>
            <Share href={to.game(game.id)} text={t('shareText', { title })} />
            <ReportButton game={game} />
          </Section>
        </div>
        <div className="grid content-start gap-10">
          <Section id="scores" title={scores('heading')}>
            <HighScores game={game} />
            <TextLink variant="standalone" href={to.gameBoard(game.id)} endIcon={ArrowEndIcon}>
              {t('board')}
            </TextLink>
          </Section>
          <Advertisement place="game" />
        </div>
      </div>

      <div data-deferred="">
        <Section id="related" title={t('related')}>
          <GameList games={catalogue.related(game, site.rowGames)} from={`related:${game.id}`} />
        </Section>
      </div>
    </div>
  )
}

export default withMessages({ ...gamePageMessages, ...ratingMessages, ...scoreMessages }, Game)
