import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { StatusLine } from './status-line.tsx'

describeConformance(
  'StatusLine',
  (props) => (
    <StatusLine state="busy" detail="0:20" {...props}>
      Processing
    </StatusLine>
  ),
  { slot: 'status-line' },
)

const states = ['idle', 'busy', 'done', 'failed'] as const
const root = () => document.querySelector<HTMLElement>('[data-slot=status-line]')

describe('StatusLine', () => {
  it('announces its text but not its detail', async () => {
    const screen = await renderIn('en', <StatusLine state="idle" />)
    const status = screen.getByRole('status')
    const region = status.element()
    await screen.rerender(
      <StatusLine state="busy" detail="0:07">
        Processing
      </StatusLine>,
    )
    await expect.element(status).toHaveTextContent('Processing')
    expect(status.element()).toBe(region)
    await expect.element(screen.getByText('0:07')).toBeVisible()
  })

  it('hides its mark while idle and empty', async () => {
    const visibility = () => {
      const mark = root()?.firstElementChild
      return mark && getComputedStyle(mark).visibility
    }
    const screen = await renderIn('en', <StatusLine state="idle">{false}</StatusLine>)
    expect(visibility()).toBe('hidden')
    await screen.rerender(<StatusLine state="idle">Nothing is sent yet.</StatusLine>)
    expect(visibility()).toBe('visible')
    await screen.rerender(<StatusLine state="busy" />)
    expect(visibility()).toBe('visible')
  })

  it.each(locales)('keeps its height and the position of its mark in every state (%s)', async (locale) => {
    const screen = await renderIn(locale, <StatusLine state="idle" />)
    const seen = new Set<string>()
    for (const state of states) {
      await screen.rerender(<StatusLine state={state}>{state === 'idle' ? '' : 'Words'}</StatusLine>)
      const mark = root()?.firstElementChild?.getBoundingClientRect()
      seen.add(`${root()?.offsetHeight} ${mark?.x} ${mark?.width}`)
      await expect.element(root()).toHaveAttribute('data-state', state)
    }
    expect(seen.size).toBe(1)
  })

  it('shows each state with its own mark', async () => {
    const screen = await renderIn('en', <StatusLine state="idle" />)
    const marks = new Set<string | undefined>()
    for (const state of states) {
      await screen.rerender(<StatusLine state={state} />)
      marks.add(root()?.firstElementChild?.innerHTML)
    }
    expect(marks.size).toBe(4)
  })

  it('renders one action', async () => {
    const screen = await renderIn(
      'ar',
      <StatusLine state="busy" action={<button type="button">إيقاف</button>}>
        جارٍ الإعداد
      </StatusLine>,
    )
    await expect.element(screen.getByRole('button', { name: 'إيقاف' })).toBeVisible()
  })
})
