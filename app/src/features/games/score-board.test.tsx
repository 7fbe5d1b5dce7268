import { SahaProvider } from '@saha/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { catalogue } from '../../catalogue/index.ts'
import { LanguageProvider, loadMessages, locales, type Locale } from '../../i18n/index.ts'
import { site } from '../../config/site.ts'
import { score } from '../../testing/documents.ts'
import '@saha/ui/styles.css'
import { ScoreBoard } from './score-board.tsx'
import { useScores } from './use-scores.ts'

let backend: Backend
const game = catalogue.game('zellige')!

interface Reader {
  locale?: Locale
  readerId?: string | null
  recordId?: string
  small?: boolean
}

function Board({ readerId = 'amal', ...more }: Omit<Reader, 'locale'>) {
  return <ScoreBoard game={game} {...useScores(game.id)} readerId={readerId} {...more} />
}

/** The board as it comes from the backend, on the narrowest screen. */
async function show({ locale = 'en', ...reader }: Reader = {}) {
  const { messages } = await loadMessages(locale)
  return render(
    <LanguageProvider locale={locale} messages={messages}>
      <SahaProvider locale={locale}>
        <div style={{ inlineSize: '288px' }}>
          <Board {...reader} />
        </div>
      </SahaProvider>
    </LanguageProvider>,
  )
}

const rows = () => [...document.querySelectorAll('tbody tr:not([aria-hidden])')]
const shown = (count: number) => vi.waitFor(() => expect(rows()).toHaveLength(count))
const mine = () => rows().flatMap((row, index) => (row.matches('[data-state=me]') ? [index + 1] : []))
const names = () => rows().map((row) => row.querySelector('[data-slot=user-text]')?.textContent)

beforeEach(() => {
  backend = new Backend()
  vi.stubGlobal('fetch', backend.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a forged score', () => {
  beforeEach(() => {
    backend.documents.high_scores = [
      { ...score('<b>amal</b>', Number.MAX_SAFE_INTEGER, 'amal'), $permissions: ['delete("user:mallory")'] },
      score('amal', 120),
      score('huda', 90),
    ]
  })

  it('is never “You”, whatever user it names', async () => {
    await show()
    await shown(3)
    expect(mine()).toEqual([2])
  })

  it('is not the guest’s either, and nothing is', async () => {
    await show({ readerId: null })
    await shown(3)
    expect(mine()).toEqual([])
  })

  it('shows the markup in its name as it is written', async () => {
    await show()
    await shown(3)
    expect(names()[0]).toBe('<b>amal</b>')
    expect(document.querySelector('td b, th b')).toBe(null)
  })
})

describe('absurd rows', () => {
  it.each(locales)('disturb none of the others (%s)', async (locale) => {
    const odd = (name: unknown, points: unknown) => ({ ...score('x', 1), user_name: name, score: points })
    backend.documents.high_scores = [
      odd('W'.repeat(128), 500),
      odd('\u202Eamal\u202D', 400),
      odd('z\u0335\u0336\u0337\u0338\u0335\u0336\u0337\u0338'.repeat(10), 300),
      odd('', 290),
      odd('\u2067', 280),
      odd('half', 200.5),
      odd('below', -1),
      odd('beyond', 1e300),
      odd('none', null),
      odd(null, 100),
      score('amal', 120),
    ].map((row, index) => ({ ...row, $id: `s${index}` }))
    await show({ locale })
    await shown(4)
    expect(mine()).toEqual([4])
    expect(names()[1]).toBe('amal')
    expect(document.querySelector('table')?.offsetWidth).toBeLessThanOrEqual(288)
    const own = rows()[3]?.getBoundingClientRect()
    expect(own?.height).toBeLessThan(60)
  })
})

describe('the row of a score that was just sent', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => score(`p${index}`, 1000 - index))

  it('is shown below the top with its place', async () => {
    backend.documents.high_scores = [...others(8), { ...score('amal', 10), $id: 'sent' }]
    await show({ recordId: 'sent', small: true })
    await shown(6)
    expect(mine()).toEqual([6])
    expect(rows()[5]?.querySelector('[data-slot=rank-mark]')?.textContent).toBe('9')
  })

  it('is not shown twice when it is among the top', async () => {
    backend.documents.high_scores = [...others(8), { ...score('amal', 5000), $id: 'sent' }]
    await show({ recordId: 'sent', small: true })
    await shown(5)
    expect(mine()).toEqual([1])
  })

  it('is missing from the hundred that were fetched when it is worse', async () => {
    backend.documents.high_scores = [...others(120), { ...score('amal', 1), $id: 'sent' }]
    await show({ recordId: 'sent', small: true })
    await shown(5)
    expect(mine()).toEqual([])
  })
})

describe('a board that cannot be had', () => {
  it.each(locales.flatMap((locale) => [true, false].map((small) => [locale, small] as const)))(
    'says when the account is blocked, and where to write (%s, small: %s)',
    async (locale, small) => {
      backend.accounts.set('amal@example.com', { id: 'amal', password: 'open sesame' })
      backend.session = 'amal'
      backend.blocked.add('amal')
      const { failure } = (await loadMessages(locale)).messages
      const screen = await show({ locale, small })
      await expect.element(screen.getByText(new RegExp(`^${failure.blocked}`))).toBeVisible()
      const address = screen.getByRole('link', { name: site.contact })
      await expect.element(address).toHaveAttribute('href', `mailto:${site.contact}`)
      backend.blocked.clear()
      await screen.getByRole('button').click()
      await expect.element(screen.getByText(/No high scores yet|لا نتائج بعد/)).toBeVisible()
    },
  )
})
