import { describe, expect, it } from 'vitest'
import type { PageView } from '../../config/portal-config.ts'
import { refusesTracking } from '../../platform/refuses-tracking.ts'
import { recordPage } from './recorded-pages.ts'
import { describePageView, reportPageViews } from './report-page-views.ts'

describe('describePageView', () => {
  it.each([
    ['/en', '', 'T'],
    ['/en/game/zellige', 'game/zellige', 'T'],
    ['/en/play/zellige-2', 'play/zellige-2', 'T'],
    ['/en/search/my%20name', 'search/:query', ''],
    ['/en/play/my-name', 'play/:gameId', ''],
    ['/en/game/my-name', 'game/:gameId', ''],
    ['/en/account', 'account', ''],
    ['/en/my/name', 'not-found', ''],
  ])('describes %s as %s', (pathname, path, title) =>
    expect(describePageView({ locale: 'en', pathname, title: 'T' })).toEqual({ path, language: 'en', title }),
  )
})

describe('reportPageViews', () => {
  it('reports each page once, including those shown before it loaded, and ignores failures', async () => {
    const views: PageView[] = []
    const works: (() => void)[] = []
    const open = (path: string) => recordPage({ locale: 'ar', pathname: `/ar/${path}`, title: path })
    open('games')
    reportPageViews(
      {
        report(view) {
          views.push(view)
          if (views.length === 1) throw new Error('blocked')
          return Promise.reject(new Error('blocked'))
        },
      },
      (work) => works.push(work),
    )
    open('games')
    open('blog')
    open('games')
    expect(views, 'nothing is reported before the page is idle').toEqual([])
    for (const work of works) work()
    expect(views.map(({ path }) => path)).toEqual(['games', 'blog', 'games'])
    expect(views[1]).toEqual({ path: 'blog', language: 'ar', title: 'blog' })
    // Rejections of this turn would fail the test.
    await new Promise((resolve) => setImmediate(resolve))
  })
})

describe('refusesTracking', () => {
  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('reads %j as %s', (browser, refused) => expect(refusesTracking(browser)).toBe(refused))
})
