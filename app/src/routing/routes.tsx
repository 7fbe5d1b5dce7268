import { lazy, type ComponentType } from 'react'
import { crawlerFiles } from '../crawlers/names.ts'
import { tools } from './tools.ts'

/** One row of the product's route table, below the language prefix. */
export interface ScreenRoute {
  path: string
  /** Header, footer and banners around the screen. */
  layout: boolean
  Screen: ComponentType
}

const PlainFile = lazy(() => import('../screens/plain-file/plain-file.tsx'))
const NotFound = lazy(() => import('../screens/not-found/not-found.tsx'))
const withLayout = (path: string, Screen: ComponentType): ScreenRoute => ({ path, layout: true, Screen })

function studioRoutes(): ScreenRoute[] {
  const ToolPage = lazy(() => import('../screens/studio/tool-page.tsx'))
  return [
    withLayout(
      'ai-studio',
      lazy(() => import('../screens/studio/studio.tsx')),
    ),
    ...tools.map((tool) => withLayout(`ai-studio/${tool}`, () => <ToolPage tool={tool} />)),
    withLayout(
      'admin/content-generator',
      lazy(() => import('../screens/studio/content-generator/content-generator.tsx')),
    ),
  ]
}

/** Every screen of the portal. A row whose screen is still to come shows the not-found page. */
export const routes: readonly ScreenRoute[] = [
  withLayout(
    '',
    lazy(() => import('../screens/home/home.tsx')),
  ),
  withLayout(
    'games',
    lazy(() => import('../screens/games/games.tsx')),
  ),
  withLayout(
    'game/:gameId',
    lazy(() => import('../screens/game/game.tsx')),
  ),
  withLayout(
    'category/:categoryId',
    lazy(() => import('../screens/category/category.tsx')),
  ),
  withLayout(
    'search/:query',
    lazy(() => import('../screens/search/search.tsx')),
  ),
  withLayout(
    'about-us',
    lazy(() => import('../screens/about/about.tsx')),
  ),
  withLayout(
    'privacy-policy',
    lazy(() => import('../screens/privacy/privacy.tsx')),
  ),
  withLayout(
    'terms-of-service',
    lazy(() => import('../screens/terms/terms.tsx')),
  ),
  withLayout(
    'contact',
    lazy(() => import('../screens/contact/contact.tsx')),
  ),
  withLayout(
    'blog',
    lazy(() => import('../screens/blog/blog.tsx')),
  ),
  withLayout(
    'article/:articleId',
    lazy(() => import('../screens/article/article.tsx')),
  ),
  withLayout(
    'favorites',
    lazy(() => import('../screens/favorites/favorites.tsx')),
  ),
  withLayout(
    'settings',
    lazy(() => import('../screens/settings/settings.tsx')),
  ),
  withLayout(
    'recently-played',
    lazy(() => import('../screens/played/played.tsx')),
  ),
  withLayout(
    'account',
    lazy(() => import('../screens/account/account.tsx')),
  ),
  withLayout(
    'login',
    lazy(() => import('../screens/login/login.tsx')),
  ),
  withLayout(
    'signup',
    lazy(() => import('../screens/signup/signup.tsx')),
  ),
  withLayout(
    'global-games-guide',
    lazy(() => import('../screens/guide/guide.tsx')),
  ),
  withLayout(
    'sitemap',
    lazy(() => import('../screens/site-map/site-map.tsx')),
  ),
  ...crawlerFiles.map((name) => ({ path: name, layout: false, Screen: () => <PlainFile name={name} /> })),
  { path: 'play/:gameId', layout: false, Screen: lazy(() => import('../screens/player/player.tsx')) },
  // Written out, so that a build without the studio drops its imports.
  ...(import.meta.env.VITE_AI_STUDIO === 'off' ? [] : studioRoutes()),
]

/** The screen of every address that no row matches. */
export const notFoundRoute: ScreenRoute = withLayout('*', NotFound)
