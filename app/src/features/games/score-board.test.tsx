import { SahaProvider } from '@saha/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { catalogue } from '../../catalogue/index.ts'
import { scoreMessages } from '../../i18n/messages/scores/index.ts'
import { LanguageProvider, ScreenMessages, loadMessages, locales, type Locale } from '../../i18n/index.ts'
import { portal } from '../../config/portal.ts'
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

/** Renders the scores of the backend at the smallest width. */
async function show({ locale = 'en', ...reader }: Reader = {}) {
  const { messages } = await loadMessages(locale)
  return render(
    <LanguageProvider locale={locale} messages={messages}>
      <SahaProvider locale={locale}>
        <ScreenMessages add={scoreMessages}>
          <div style={{ inlineSize: '288px' }}>
            <Board {...reader} />
          </div>
        </ScreenMessages>
      </SahaProvider>
    </LanguageProvider>,
  )
}

const rows = () => [...document.querySelectorAll('tbody:not([aria-hidden]) tr')]
const waitForRows = (count: number) => vi.waitFor(() => expect(rows()).toHaveLength(count))
const ownRows = () => rows().flatMap((row, index) => (row.matches('[data-state=me]') ? [index + 1] : []))
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

  it('is not marked as the reader’s, even if it names their id', async () => {
    await show()
    await waitForRows(3)
    expect(ownRows()).toEqual([2])
  })

  it('is not marked for a guest', async () => {
    await show({ readerId: null })
    await waitForRows(3)
    expect(ownRows()).toEqual([])
  })

  it('shows markup in the name as text', async () => {
    await show()
    await waitForRows(3)
    expect(names()[0]).toBe('<b>amal</b>')
    expect(document.querySelector('td b, th b')).toBe(null)
  })
})

describe('invalid rows', () => {
  it.each(locales)('do not affect the others (%s)', async (locale) => {
    const createInvalid = (name: unknown, points: unknown) => ({
      ...score('x', 1),
      user_name: name,
      score: points,
    })
    backend.documents.high_scores = [
      createInvalid('W'.repeat(128), 500),
      createInvalid('\u202Eamal\u202D', 400),
      createInvalid('z\u0335\u0336\u0337\u0338\u0335\u0336\u0337\u0338'.repeat(10), 300),
      createInvalid('', 290),
      createInvalid('\u2067', 280),
      createInvalid('half', 200.5),
      createInvalid('below', -1),
      createInvalid('beyond', 1e300),
      createInvalid('none', null),
      createInvalid(null, 100),
      score('amal', 120),
    ].map((row, index) => ({ ...row, $id: `s${index}` }))
    await show({ locale })
    await waitForRows(4)
    expect(ownRows()).toEqual([4])
    expect(names()[1]).toBe('amal')
    expect(document.querySelector('table')?.offsetWidth).toBeLessThanOrEqual(288)
    const ownRow = rows()[3]?.getBoundingClientRect()
    expect(ownRow?.height).toBeLessThan(60)
  })
})

describe('the row of a just submitted score', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => score(`p${index}`, 1000 - index))

  it('is shown below the top with its rank', async () => {
    backend.documents.high_scores = [...others(8), { ...score('amal', 10), $id: 'sent' }]
    await show({ recordId: 'sent', small: true })
    await waitForRows(6)
    expect(ownRows()).toEqual([6])
    expect(rows()[5]?.querySelector('[data-slot=rank-mark]')?.textContent).toBe('9')
  })

  it('is not shown twice when it is among the top', async () => {
    backend.documents.high_scores = [...others(8), { ...score('amal', 5000), $id: 'sent' }]
    await show({ recordId: 'sent', small: true })
    await waitForRows(5)
    expect(ownRows()).toEqual([1])
  })

  it('is not shown when it is not among the hundred fetched', async () => {
    backend.documents.high_scores = [...others(120), { ...score('amal', 1), $id: 'sent' }]
    await show({ recordId: 'sent', small: true })
    await waitForRows(5)
    expect(ownRows()).toEqual([])
  })
})

describe('the mark of a just submitted score', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  it('is shown when the run is verified late', async () => {
    const sent = { ...score('amal', 10), $id: 'sent' }
    const mark = () => document.querySelector('[data-slot=verified-mark]')
    backend.documents.high_scores = [sent]
    backend.documents.verified_scores = []
    await show({ recordId: 'sent', small: true })
    await waitForRows(1)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(mark()).toBe(null)
    backend.documents.verified_scores = [{ ...sent, digest: 'x' }]
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(() => expect(mark()).not.toBe(null))
  })
})

describe('a score board that fails to load', () => {
  it.each(locales.flatMap((locale) => [true, false].map((small) => [locale, small] as const)))(
    'says that the account is blocked and links to the contact (%s, small: %s)',
    async (locale, small) => {
      backend.accounts.set('amal@example.com', { id: 'amal', password: 'open sesame' })
      backend.session = 'amal'
      backend.blocked.add('amal')
      const { failure } = (await loadMessages(locale)).messages
      const screen = await show({ locale, small })
      await expect.element(screen.getByText(new RegExp(`^${failure.blocked}`))).toBeVisible()
      const address = screen.getByRole('link', { name: portal.contact })
      await expect.element(address).toHaveAttribute('href', `mailto:${portal.contact}`)
      backend.blocked.clear()
      await screen.getByRole('button').click()
      await expect.element(screen.getByText(/No high scores yet|لا نتائج بعد/)).toBeVisible()
    },
  )
})
