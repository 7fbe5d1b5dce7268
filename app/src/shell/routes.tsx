import { Suspense, useEffect, type ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { catalogue } from '../catalogue/index.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { lazyChunk } from '../features/errors/lazy-chunk.tsx'
import { preloadGame } from '../features/games/preload-game.ts'
import { routeManifest, type RouteEntry, type RouteName } from '../routing/route-manifest.ts'
import { tools } from '../routing/tools.ts'
import { crawlerFiles } from '../seo/crawler-files.ts'

/** A route below the language prefix. */
interface ScreenRoute {
  path: string
  /** Whether header, footer and banners surround the screen. */
  layout: boolean
  Screen: ComponentType
}

/** Loads the player's screen before a play link is pressed. */
export const preloadPlayer = () => loadChunk(() => import('../screens/player/player.tsx'))

const NotFound = lazyChunk(() => import('../layout/not-found/not-found.tsx'))
const AuthScreen = lazyChunk(() => import('../screens/auth/auth-screen.tsx'))
const Games = lazyChunk(() => import('../screens/games/games.tsx'))
const Board = lazyChunk(() => import('../screens/board/board.tsx'))
const PlayerScreen = lazyChunk(() => import('../screens/player/player.tsx'))
const PlainFile = lazyChunk(() => import('../screens/plain-file/plain-file.tsx'))

/** The player. Its game loads at the same time, because an opened address or a click before hydration preloads none. */
function Player() {
  const { gameId = '' } = useParams()
  const game = catalogue.game(gameId)
  useEffect(() => {
    if (game) preloadGame(game)
  }, [game])
  return (
    // Without this boundary the effect would wait for the screen.
    <Suspense fallback={null}>
      <PlayerScreen />
    </Suspense>
  )
}

type StudioRoute = 'studio' | 'contentGenerator'

const screens: Readonly<Record<Exclude<RouteName, StudioRoute | 'tool'>, ComponentType>> = {
  home: lazyChunk(() => import('../screens/home/home.tsx')),
  games: Games,
  game: lazyChunk(() => import('../screens/game/game.tsx')),
  category: lazyChunk(() => import('../screens/category/category.tsx')),
  tag: Games,
  board: Board,
  gameBoard: Board,
  profile: lazyChunk(() => import('../screens/profile/profile.tsx')),
  search: lazyChunk(() => import('../screens/search/search.tsx')),
  about: lazyChunk(() => import('../screens/about/about.tsx')),
  contact: lazyChunk(() => import('../screens/contact/contact.tsx')),
  privacy: lazyChunk(() => import('../screens/privacy/privacy.tsx')),
  terms: lazyChunk(() => import('../screens/terms/terms.tsx')),
  blog: lazyChunk(() => import('../screens/blog/blog.tsx')),
  article: lazyChunk(() => import('../screens/article/article.tsx')),
  favorites: lazyChunk(() => import('../screens/favorites/favorites.tsx')),
  settings: lazyChunk(() => import('../screens/settings/settings.tsx')),
  played: lazyChunk(() => import('../screens/played/played.tsx')),
  account: lazyChunk(() => import('../screens/account/account.tsx')),
  login: () => <AuthScreen purpose="login" />,
  signup: () => <AuthScreen purpose="signup" />,
  guide: lazyChunk(() => import('../screens/guide/guide.tsx')),
  siteMap: lazyChunk(() => import('../screens/site-map/site-map.tsx')),
  play: Player,
}

const toRoutes = (screensByName: Readonly<Partial<Record<RouteName, ComponentType>>>): ScreenRoute[] =>
  Object.entries(screensByName).map(([name, Screen]) => {
    const { path, hasLayout = true }: RouteEntry = routeManifest[name as RouteName]
    return { path, layout: hasLayout, Screen }
  })

function studioRoutes(): ScreenRoute[] {
  const ToolPage = lazyChunk(() => import('../screens/studio/tool-page.tsx'))
  const studioScreens: Readonly<Record<StudioRoute, ComponentType>> = {
    studio: lazyChunk(() => import('../screens/studio/studio.tsx')),
    contentGenerator: lazyChunk(
      () => import('../screens/studio/content-generator/lazy-content-generator.tsx'),
    ),
  }
  return [
    ...toRoutes(studioScreens),
    ...tools.map((tool) => ({
      path: `ai-studio/${tool}`,
      layout: true,
      Screen: () => <ToolPage tool={tool} />,
    })),
  ]
}

/** All routes of the portal. */
export const routes: readonly ScreenRoute[] = [
  ...toRoutes(screens),
  ...crawlerFiles.map((name) => ({ path: name, layout: false, Screen: () => <PlainFile name={name} /> })),
  // A literal condition, so that bundlers drop the studio's imports.
  ...(import.meta.env.VITE_AI_STUDIO === 'off' ? [] : studioRoutes()),
]

/** Matches every other path. */
export const notFoundRoute: ScreenRoute = { path: '*', layout: true, Screen: NotFound }
