import { Heading, SahaProvider } from '@saha/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Route, Routes } from 'react-router-dom'
import { LanguageProvider, loadMessages, type Locale } from '../../i18n/index.ts'
import { useRouteFocus } from '../../layout/use-route-focus.ts'
import { AppRouter } from '../../shell/app-router.tsx'
import { manyGames } from '../../testing/many-games.ts'
import '@saha/ui/styles.css'
import { GameList } from './game-list.tsx'

const games = manyGames(10_000)

// Favorite buttons need a session, which this test does not.
vi.mock('./favorite-button.tsx', () => ({ default: () => null }))

function Screens() {
  useRouteFocus()
  return (
    <main id="main">
      <Routes>
        <Route path="/:locale/games" element={<GameList games={games} from="all" headingLevel={2} />} />
        <Route
          path="/:locale/game/:id"
          element={
            <Heading level={1} tabIndex={-1}>
              A game
            </Heading>
          }
        />
      </Routes>
    </main>
  )
}

async function show(locale: Locale) {
  location.hash = `#/${locale}/games`
  const { messages } = await loadMessages(locale)
  await render(
    <SahaProvider locale={locale}>
      <LanguageProvider locale={locale} messages={messages}>
        <AppRouter>
          <Screens />
        </AppRouter>
      </LanguageProvider>
    </SahaProvider>,
  )
  await vi.waitFor(() => expect(document.querySelector('li[aria-setsize="10000"]')).not.toBeNull())
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Scrolls viewport by viewport, as touch does: rows are measured when they appear, and differ. */
async function scroll(windows: number) {
  for (let at = 0; at < windows; at += 1) {
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
    // oxlint-disable-next-line no-await-in-loop -- one window after another is the point
    await frame().then(frame)
  }
}

const cards = () => [...document.querySelectorAll<HTMLAnchorElement>('li[aria-setsize] h2 a')]
const card = (href: string) => cards().find((link) => link.getAttribute('href') === href)
const topOf = (link: Element | undefined) => link?.getBoundingClientRect().top ?? Number.NaN

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search)
  history.scrollRestoration = 'auto'
})

it('Back returns to the opened card far down a list of uneven rows', async () => {
  await page.viewport(375, 812)
  await show('ar')
  await scroll(30)
  const link = cards().find((each) => topOf(each) > 150 && topOf(each) < 500)
  const href = link?.getAttribute('href') ?? ''
  const before = topOf(link)
  const waitForGame = () => vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  const goBack = async () => {
    history.back()
    await vi.waitFor(() => expect(document.activeElement).toBe(card(href)))
    // A late layout shift would happen in the next frames.
    await frame().then(frame).then(frame)
    expect(document.activeElement).toBe(card(href))
    expect(Math.abs(topOf(card(href)) - before)).toBeLessThan(8)
  }
  link?.click()
  await waitForGame()
  await goBack()
  history.forward()
  await waitForGame()
  await goBack()
})
