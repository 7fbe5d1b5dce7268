import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { scores } from './score-table.samples.ts'
import { ScoreTable } from './score-table.tsx'
import { VerifiedMark } from './verified-mark.tsx'

describeConformance('ScoreTable', (props) => <ScoreTable caption="High scores" rows={scores} {...props} />, {
  slot: 'score-table',
})
describeConformance(
  'Loading ScoreTable',
  (props) => <ScoreTable caption="High scores" rows={[]} loading {...props} />,
  {
    slot: 'score-table',
  },
)

describeConformance('VerifiedMark', (props) => <VerifiedMark {...props} />, { slot: 'verified-mark' })

describe('ScoreTable', () => {
  it.each([
    ['en', 'Verified'],
    ['ar', 'نتيجة موثَّقة'],
  ] as const)('names the mark of a verified score (%s)', async (locale, text) => {
    const screen = await renderIn(locale, <ScoreTable caption="Scores" rows={scores} />)
    const [first, second] = screen.getByRole('rowheader').elements()
    expect(first?.textContent).toContain(text)
    expect(second?.textContent).not.toContain(text)
  })

  it.each(locales)('keeps a score on one line with wide letter spacing (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <div style={{ inlineSize: '18rem' }}>
        <style>{'* { letter-spacing: 0.12em !important }'}</style>
        <ScoreTable caption="Scores" rows={scores} />
      </div>,
    )
    const figure = screen.getByText('128,450').element()
    const range = document.createRange()
    range.selectNodeContents(figure)
    expect(range.getClientRects()).toHaveLength(1)
  })

  it('shows a detail below the name', async () => {
    const [first] = scores
    const rows = first ? [{ ...first, isVerified: false, detail: <a href="#game">Zellige</a> }] : []
    const screen = await renderIn('en', <ScoreTable caption="Scores" rows={rows} />)
    const header = screen.getByRole('rowheader').element()
    expect(header.textContent).toBe(`${first?.name}Zellige`)
    const [name, detail] = header.children
    expect(detail?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name?.getBoundingClientRect().bottom ?? NaN,
    )
  })

  it.each([
    ['en', ['Rank', 'Player', 'Score']],
    ['ar', ['المركز', 'اللاعب', 'النقاط']],
  ] as const)('is a table with caption and column headers (%s)', async (locale, heads) => {
    const screen = await renderIn(locale, <ScoreTable caption="Neon Drift" rows={scores} captionHidden />)
    await expect.element(screen.getByRole('table', { name: 'Neon Drift' })).toBeVisible()
    const columns = screen.getByRole('columnheader').elements()
    expect(columns.map((head) => head.textContent)).toEqual(heads)
    expect(screen.getByRole('row').elements()).toHaveLength(scores.length + 1)
    expect(screen.getByRole('rowheader').elements()).toHaveLength(scores.length)
  })

  it.each(locales)('sets names in their own direction and numbers left to right (%s)', async (locale) => {
    const screen = await renderIn(locale, <ScoreTable caption="Scores" rows={scores} />)
    await expect.element(screen.getByText('lina_93')).toHaveAttribute('dir', 'ltr')
    await expect.element(screen.getByText('أبو فهد!')).toHaveAttribute('dir', 'rtl')
    const figure = screen.getByText('128,450')
    await expect.element(figure).toHaveAttribute('dir', 'ltr')
    expect(getComputedStyle(figure.element()).fontVariantNumeric).toBe('tabular-nums')
  })

  it.each(locales)('aligns digits by place value (%s)', async (locale) => {
    const screen = await renderIn(locale, <ScoreTable caption="Scores" rows={scores} />)
    const units = ['128,450', '97,200', '980'].map((text) => {
      const digits = document.createRange()
      digits.selectNodeContents(screen.getByText(text).element())
      return Math.round(digits.getBoundingClientRect().right)
    })
    expect(new Set(units).size).toBe(1)
  })

  it.each(locales)('keeps the header height of its skeleton in a narrow column (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <div style={{ inlineSize: 272 }}>
        <ScoreTable caption="Loading" rows={[]} loading />
        <ScoreTable caption="Scores" rows={scores.map((row) => ({ ...row, score: row.score % 10 }))} />
      </div>,
    )
    const [loading, ready] = screen
      .getByRole('table')
      .elements()
      .map((table) => table.querySelector('thead')?.getBoundingClientRect().height)
    expect(ready).toBe(loading)
  })

  it.each([
    ['en', 'You'],
    ['ar', 'أنت'],
  ] as const)('marks the current user’s row with text (%s)', async (locale, you) => {
    const screen = await renderIn(locale, <ScoreTable caption="Scores" rows={scores} />)
    const mine = screen.getByText(you, { exact: true }).element().closest('tr')
    expect(mine).toHaveAttribute('data-state', 'me')
    expect(mine?.textContent).toContain('أبو فهد!')
    expect(document.querySelectorAll('tr[data-state="me"]')).toHaveLength(1)
  })

  it('marks only the first three ranks', async () => {
    await renderIn('en', <ScoreTable caption="Scores" rows={scores} />)
    const marked = [...document.querySelectorAll('[data-slot="rank-mark"]')].map(
      (mark) => mark.querySelector('[data-slot="star-motif"]') !== null,
    )
    expect(marked).toEqual([true, true, true, false, false])
  })

  it('announces loading, and shows skeleton rows', async () => {
    const screen = await renderIn('ar', <ScoreTable caption="النقاط" rows={scores} loading loadingRows={3} />)
    await expect
      .element(screen.getByRole('table', { name: 'النقاط جارٍ التحميل…' }))
      .toHaveAttribute('aria-busy', 'true')
    expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
    expect(screen.getByText('128,450').elements()).toEqual([])
  })

  it('is a quarter lower when small', async () => {
    await renderIn('en', <ScoreTable caption="Scores" rows={scores.slice(0, 3)} captionHidden />)
    await renderIn('en', <ScoreTable caption="Scores" rows={scores.slice(0, 3)} captionHidden size="small" />)
    const [medium = 0, small = 0] = [...document.querySelectorAll('tbody')].map((body) => body.offsetHeight)
    expect(small).toBeLessThanOrEqual(medium * 0.75)
  })

  it.each(['small', 'medium'] as const)(
    'fits the narrowest screen with long names and numbers (%s)',
    async (size) => {
      const absurd = { id: 'f', rank: 6, name: 'W'.repeat(64), score: Number.MAX_SAFE_INTEGER, isMe: true }
      await renderIn(
        'en',
        <div style={{ inlineSize: '256px' }}>
          <ScoreTable caption="Scores" rows={[...scores, absurd]} size={size} />
        </div>,
      )
      expect(document.querySelector('table')?.offsetWidth).toBeLessThanOrEqual(256)
    },
  )
})
