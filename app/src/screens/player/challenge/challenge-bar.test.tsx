import { SahaProvider } from '@saha/ui'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SessionProvider, Session } from '../../../features/session/session.tsx'
import { LanguageProvider, ScreenMessages, loadMessages, locales, type Locale } from '../../../i18n/index.ts'
import { challengeMessages } from '../../../i18n/messages/challenge/index.ts'
import { createStore } from '../../../platform/store.ts'
import '@saha/ui/styles.css'
import { ChallengeBar } from './challenge-bar.tsx'

const row = (userName: string, score: number) => ({
  id: 'row',
  ownerId: 'layla',
  userName,
  score,
  createdAt: '2026-11-20T18:00:00.000+00:00',
  gameId: 'zellige',
})

async function show(locale: Locale, challenged: ReturnType<typeof row> | null | undefined) {
  const runScore = createStore(0)
  const { messages } = await loadMessages(locale)
  const session = new Session()
  const screen = await render(
    <LanguageProvider locale={locale} messages={messages}>
      <SahaProvider locale={locale}>
        <SessionProvider session={session}>
          <ScreenMessages add={challengeMessages}>
            <div style={{ inlineSize: '320px' }}>
              <ChallengeBar challenge={{ rowId: 'row', row: challenged }} runScore={runScore} />
            </div>
          </ScreenMessages>
        </SessionProvider>
      </SahaProvider>
    </LanguageProvider>,
  )
  return { screen, runScore }
}

describe('ChallengeBar', () => {
  it.each([
    ['en', /^Beat .?Layla.?: 4,210 points$/, '1,301 to go', /^You beat .?Layla.?!$/],
    ['ar', /^تفوّق على .?Layla.?: 4,210 نقاط$/, 'بقيت 1,301 نقطة', /^تفوّقت على .?Layla.?!$/],
  ] as const)('counts down to the score and stays beaten (%s)', async (locale, open, toGo, beaten) => {
    const { screen, runScore } = await show(locale, row('Layla', 4210))
    const status = screen.getByRole('status')
    await expect.poll(() => status.element().textContent).toMatch(open)
    runScore.set(2910)
    await expect.element(screen.getByText(toGo)).toBeVisible()
    runScore.set(4210)
    await expect.poll(() => status.element().textContent).toMatch(open)
    runScore.set(4211)
    await expect.poll(() => status.element().textContent).toMatch(beaten)
    runScore.set(0)
    await expect.poll(() => status.element().textContent).toMatch(beaten)
  })

  it.each(locales)('shows a hostile name as isolated text within the bar (%s)', async (locale) => {
    const { screen } = await show(locale, row(`<b>${'W'.repeat(29)}`, 10))
    await expect.element(screen.getByText(/<b>W/)).toBeVisible()
    const bar = document.querySelector<HTMLElement>('[data-state=open]')
    expect(bar?.querySelector('b')).toBeNull()
    expect(bar?.querySelector('bdi')?.textContent).toContain('<b>W')
    expect(bar?.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('says that a challenge is no longer on the board, and nothing while it loads', async () => {
    const { screen } = await show('en', null)
    await expect.element(screen.getByText(challengeMessages.challenge.en.unavailable)).toBeVisible()
    const { screen: other } = await show('en', undefined)
    expect(other.container.textContent).toBe('')
  })
})
