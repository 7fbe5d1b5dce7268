import { lazy, type ComponentType } from 'react'
import { tools } from './tools.ts'

/** One row of the product's route table, below the language prefix. */
export interface ScreenRoute {
  path: string
  /** Header, footer and banners around the screen. */
  layout: boolean
  Screen: ComponentType
}

const ToolPage = lazy(() => import('../screens/studio/tool-page.tsx'))
const NotFound = lazy(() => import('../screens/not-found/not-found.tsx'))
const withLayout = (path: string, Screen: ComponentType): ScreenRoute => ({ path, layout: true, Screen })

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
  withLayout('about-us', NotFound),
  withLayout('privacy-policy', NotFound),
  withLayout('terms-of-service', NotFound),
  withLayout('contact', NotFound),
  withLayout('blog', NotFound),
  withLayout('article/:articleId', NotFound),
  withLayout(
    'favorites',
    lazy(() => import('../screens/favorites/favorites.tsx')),
  ),
  withLayout(
    'login',
    lazy(() => import('../screens/login/login.tsx')),
  ),
  withLayout(
    'signup',
    lazy(() => import('../screens/signup/signup.tsx')),
  ),
  withLayout('global-games-guide', NotFound),
  withLayout('sitemap', NotFound),
  { path: 'sitemap.xml', layout: false, Screen: NotFound },
  { path: 'robots.txt', layout: false, Screen: NotFound },
  { path: 'ads.txt', layout: false, Screen: NotFound },
  { path: 'play/:gameId', layout: false, Screen: lazy(() => import('../screens/player/player.tsx')) },
  withLayout(
    'ai-studio',
    lazy(() => import('../screens/studio/studio.tsx')),
  ),
  ...tools.map((tool) => withLayout(`ai-studio/${tool.id}`, () => <ToolPage tool={tool} />)),
  withLayout(
    'admin/content-generator',
    lazy(() => import('../screens/studio/content-generator/content-generator.tsx')),
  ),
]

/** The screen of every address that no row matches. */
export const notFoundRoute: ScreenRoute = withLayout('*', NotFound)
