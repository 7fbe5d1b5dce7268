import type { ComponentType } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'
import { lazyChunk } from '../features/errors/lazy-chunk.tsx'
import { crawlerFiles } from '../seo/crawler-files.ts'
import { tools } from '../routing/tools.ts'

/** A route below the language prefix. */
export interface ScreenRoute {
  path: string
  /** Whether header, footer and banners surround the screen. */
  layout: boolean
  Screen: ComponentType
}

/** Loads the player's screen before a play link is pressed. */
export const preloadPlayer = () => loadChunk(() => import('../screens/player/player.tsx'))

const PlainFile = lazyChunk(() => import('../screens/plain-file/plain-file.tsx'))
const NotFound = lazyChunk(() => import('../layout/not-found/not-found.tsx'))
const withLayout = (path: string, Screen: ComponentType): ScreenRoute => ({ path, layout: true, Screen })

function studioRoutes(): ScreenRoute[] {
  const ToolPage = lazyChunk(() => import('../screens/studio/tool-page.tsx'))
  return [
    withLayout(
      'ai-studio',
      lazyChunk(() => import('../screens/studio/studio.tsx')),
    ),
    ...tools.map((tool) => withLayout(`ai-studio/${tool}`, () => <ToolPage tool={tool} />)),
    withLayout(
      'admin/content-generator',
      lazyChunk(() => import('../screens/studio/content-generator/lazy-content-generator.tsx')),
    ),
  ]
}

/** All routes of the portal. */
export const routes: readonly ScreenRoute[] = [
  withLayout(
    '',
    lazyChunk(() => import('../screens/home/home.tsx')),
  ),
  withLayout(
    'games',
    lazyChunk(() => import('../screens/games/games.tsx')),
  ),
  withLayout(
    'game/:gameId',
    lazyChunk(() => import('../screens/game/game.tsx')),
  ),
  withLayout(
    'category/:categoryId',
    lazyChunk(() => import('../screens/category/category.tsx')),
  ),
  withLayout(
    'search/:query',
    lazyChunk(() => import('../screens/search/search.tsx')),
  ),
  withLayout(
    'about-us',
    lazyChunk(() => import('../screens/about/about.tsx')),
  ),
  withLayout(
    'privacy-policy',
    lazyChunk(() => import('../screens/privacy/privacy.tsx')),
  ),
  withLayout(
    'terms-of-service',
    lazyChunk(() => import('../screens/terms/terms.tsx')),
  ),
  withLayout(
    'contact',
    lazyChunk(() => import('../screens/contact/contact.tsx')),
  ),
  withLayout(
    'blog',
    lazyChunk(() => import('../screens/blog/blog.tsx')),
  ),
  withLayout(
    'article/:articleId',
    lazyChunk(() => import('../screens/article/article.tsx')),
  ),
  withLayout(
    'favorites',
    lazyChunk(() => import('../screens/favorites/favorites.tsx')),
  ),
  withLayout(
    'settings',
    lazyChunk(() => import('../screens/settings/settings.tsx')),
  ),
  withLayout(
    'recently-played',
    lazyChunk(() => import('../screens/played/played.tsx')),
  ),
  withLayout(
    'account',
    lazyChunk(() => import('../screens/account/account.tsx')),
  ),
  withLayout(
    'login',
    lazyChunk(() => import('../screens/login/login.tsx')),
  ),
  withLayout(
    'signup',
    lazyChunk(() => import('../screens/signup/signup.tsx')),
  ),
  withLayout(
    'global-games-guide',
    lazyChunk(() => import('../screens/guide/guide.tsx')),
  ),
  withLayout(
    'sitemap',
    lazyChunk(() => import('../screens/site-map/site-map.tsx')),
  ),
  ...crawlerFiles.map((name) => ({ path: name, layout: false, Screen: () => <PlainFile name={name} /> })),
  { path: 'play/:gameId', layout: false, Screen: lazyChunk(() => import('../screens/player/player.tsx')) },
  // A literal condition, so that bundlers drop the studio's imports.
  ...(import.meta.env.VITE_AI_STUDIO === 'off' ? [] : studioRoutes()),
]

/** Matches every other path. */
export const notFoundRoute: ScreenRoute = withLayout('*', NotFound)
