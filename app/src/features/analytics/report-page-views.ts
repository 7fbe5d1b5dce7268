import { matchPath } from 'react-router-dom'
import { catalogue } from '../../catalogue/index.ts'
import { analytics } from '../../config/analytics.ts'
import type { Analytics, PageView } from '../../config/portal-config.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { withoutLanguage } from '../../routing/address.ts'
import { pageOf } from '../../routing/public-pages.ts'
import { routeManifest } from '../../routing/route-manifest.ts'
import { receivePages, type RecordedPage } from './recorded-pages.ts'

const isPlayed = (path: string): boolean => {
  const id = matchPath(`/${routeManifest.play.path}`, `/${path}`)?.params.gameId
  return id !== undefined && catalogue.game(id) !== undefined
}

/** Describes a page view without input of the visitor. */
export function describePageView({ locale, pathname, title }: RecordedPage): PageView {
  const path = withoutLanguage(pathname)
  if (pageOf(`#/${locale}/${path}`) !== null || isPlayed(path)) return { path, language: locale, title }
  const route = Object.values(routeManifest).find((each) => matchPath(`/${each.path}`, `/${path}`))
  return { path: route?.path ?? 'not-found', language: locale, title: '' }
}

/**
 * Reports each page view once the page is idle. The same page in a row counts once. Failures are ignored, because a
 * blocked service must not disturb visitors.
 */
export function reportPageViews(
  { report }: Pick<Analytics, 'report'> = analytics ?? { report: () => undefined },
  schedule: (work: () => void) => unknown = whenIdle,
): void {
  let last = ''
  receivePages((page) => {
    const view = describePageView(page)
    const id = `${view.language}/${view.path}`
    if (id === last) return
    last = id
    schedule(() => {
      // A promise also catches what `report` throws.
      new Promise((resolve) => resolve(report(view))).catch(() => undefined)
    })
  })
}
