import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance, type ConformanceProps } from '../testing/conformance.tsx'
import { backwardKey, forwardKey, locales, renderIn } from '../testing/render.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger, type TabsProps } from './index.ts'

const names = ['Play', 'Scores', 'News']

type Parts = Partial<Record<'list' | 'trigger' | 'content', object>>

function tabs(props: TabsProps = {}, { list, trigger, content }: Parts = {}, of: readonly string[] = names) {
  return (
    <Tabs defaultValue="Play" {...props}>
      <TabsList aria-label="Game" {...list}>
        {of.map((name, at) => (
          <TabsTrigger key={name} value={name} {...(at === 0 ? trigger : {})}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {of.map((name, at) => (
        <TabsContent key={name} value={name} {...(at === 0 ? content : {})}>
          About {name}
        </TabsContent>
      ))}
    </Tabs>
  )
}

describeConformance('Tabs', (props) => tabs(props), { slot: 'tabs' })
describeConformance('TabsList', (list: ConformanceProps) => tabs({}, { list }), { slot: 'tabs-list' })
describeConformance('TabsTrigger', (trigger: ConformanceProps) => tabs({}, { trigger }), {
  slot: 'tabs-trigger',
})
describeConformance('TabsContent', (content: ConformanceProps) => tabs({}, { content }), {
  slot: 'tabs-content',
})

describe.each(locales)('Tabs (%s)', (locale) => {
  it('opens tabs in reading direction with the arrow keys, with wrap-around', async () => {
    const opened = vi.fn()
    const screen = await renderIn(locale, tabs({ onValueChange: opened }))
    screen.getByRole('tab', { name: 'Play' }).element().focus()
    const [forward, backward] = [forwardKey(locale), backwardKey(locale)]
    const way = [
      [forward, 'Scores'],
      [forward, 'News'],
      [forward, 'Play'],
      [backward, 'News'],
    ] as const
    for (const [key, name] of way) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(screen.getByRole('tab', { name })).toHaveFocus()
    }
    expect(opened.mock.calls.flat()).toEqual(way.map(([, name]) => name))
    await expect.element(screen.getByRole('tabpanel', { name: 'News' })).toHaveTextContent('About News')
  })

  it('uses only ArrowUp and ArrowDown in a vertical list', async () => {
    const opened = vi.fn()
    const screen = await renderIn(locale, tabs({ orientation: 'vertical', onValueChange: opened }))
    screen.getByRole('tab', { name: 'Play' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('tab', { name: 'Scores' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}')
    await expect.element(screen.getByRole('tab', { name: 'Play' })).toHaveFocus()
    expect(opened.mock.calls.flat()).toEqual(['Scores', 'Play'])
  })

  it('keeps the width of every tab when another one opens', async () => {
    const screen = await renderIn(locale, tabs())
    const widths = () =>
      screen
        .getByRole('tab')
        .elements()
        .map((tab) => tab.getBoundingClientRect().width)
    const before = widths()
    await screen.getByRole('tab', { name: 'News' }).click()
    await expect.element(screen.getByRole('tab', { name: 'News' })).toHaveAttribute('data-state', 'active')
    expect(widths()).toEqual(before)
  })

  it('is at the inline start of its panel when vertical', async () => {
    const screen = await renderIn(locale, tabs({ orientation: 'vertical' }))
    const list = screen.getByRole('tablist').element().getBoundingClientRect()
    const panel = screen.getByRole('tabpanel').element().getBoundingClientRect()
    expect(Math.sign(panel.left - list.left)).toBe(locale === 'ar' ? -1 : 1)
  })

  it('leaves space for its panel when vertical and narrow', async () => {
    const words = ['Play', 'Everything that is new this week', 'Comments']
    const screen = await renderIn(
      locale,
      <div style={{ inlineSize: '272px' }}>{tabs({ orientation: 'vertical' }, {}, words)}</div>,
    )
    const list = screen.getByRole('tablist').element()
    expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(136)
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1)
    expect(screen.getByRole('tabpanel').element().getBoundingClientRect().width).toBeGreaterThan(100)
  })

  it('fades where tabs are hidden, and scrolls the open tab into view', async () => {
    const many = Array.from({ length: 12 }, (_, tab) => `Chapter ${tab + 1}`)
    const ui = (value: string) => <div style={{ inlineSize: '320px' }}>{tabs({ value }, {}, many)}</div>
    const screen = await renderIn(locale, ui('Chapter 1'))
    const list = screen.getByRole('tablist')
    await expect.element(list).toHaveAttribute('data-hidden-end')
    await expect.element(list).not.toHaveAttribute('data-hidden-start')
    await screen.rerender(ui('Chapter 12'))
    await expect.element(list).toHaveAttribute('data-hidden-start')
    await expect.element(list).not.toHaveAttribute('data-hidden-end')
    const box = screen.getByRole('tab', { name: 'Chapter 12' }).element().getBoundingClientRect()
    const seen = list.element().getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(seen.left - 1)
    expect(box.right).toBeLessThanOrEqual(seen.right + 1)
  })
})

describe('Tabs', () => {
  it('waits for Enter with manual activation', async () => {
    const screen = await renderIn('en', tabs({ activationMode: 'manual' }))
    screen.getByRole('tab', { name: 'Play' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('tab', { name: 'Scores' })).toHaveFocus()
    await expect.element(screen.getByRole('tab', { name: 'Play' })).toHaveAttribute('data-state', 'active')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('tabpanel', { name: 'Scores' })).toBeVisible()
  })

  it('accepts any string as value, and links tab and panel', async () => {
    const opened = vi.fn()
    const screen = await renderIn(
      'ar',
      tabs({ defaultValue: 'أعلى النتائج', onValueChange: opened }, {}, ['أعلى النتائج', '50% off / now']),
    )
    const controls = screen.getByRole('tab', { name: 'أعلى النتائج' }).element().getAttribute('aria-controls')
    expect(controls).not.toMatch(/\s/)
    expect(document.querySelector('[role=tabpanel]')?.id).toBe(controls)
    await screen.getByRole('tab', { name: '50% off / now' }).click()
    expect(opened).toHaveBeenCalledExactlyOnceWith('50% off / now')
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('About 50% off / now')
  })

  it('is one tab stop, followed by its panel', async () => {
    const screen = await renderIn('en', tabs({ defaultValue: 'Scores' }))
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('tab', { name: 'Scores' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('tabpanel')).toHaveFocus()
  })
})
