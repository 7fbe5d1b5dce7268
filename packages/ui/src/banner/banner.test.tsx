import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Banner } from './banner.tsx'

for (const tone of ['info', 'success', 'warning', 'danger', 'welcome'] as const) {
  describeConformance(
    `Banner (${tone})`,
    (props) => (
      <Banner
        tone={tone}
        title="أهلًا بك في ساحة"
        action={<a href="#/ar/games">كل الألعاب</a>}
        onDismiss={() => undefined}
        {...props}
      >
        ألعاب مجانية بلا تنزيل.
      </Banner>
    ),
    { slot: 'banner' },
  )
}

describe('Banner', () => {
  it.each(['status', 'alert'] as const)('announces itself as %s when live is set', async (live) => {
    const screen = await renderIn(
      'en',
      <Banner live={live} title="No connection">
        Check your network.
      </Banner>,
    )
    await expect.element(screen.getByRole(live)).toHaveTextContent('No connectionCheck your network.')
  })

  it('announces nothing by default', async () => {
    const screen = await renderIn('en', <Banner tone="danger">Check your network.</Banner>)
    for (const role of ['status', 'alert'] as const) expect(screen.getByRole(role).elements()).toEqual([])
  })

  it.each([
    ['en', 'Dismiss'],
    ['ar', 'إخفاء'],
  ] as const)('calls onDismiss from its button, also by keyboard (%s)', async (locale, name) => {
    const dismiss = vi.fn()
    const screen = await renderIn(locale, <Banner onDismiss={dismiss}>Hello</Banner>)
    screen.getByRole('button', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(dismiss).toHaveBeenCalledTimes(1)
  })

  it('has no dismiss button without onDismiss', async () => {
    const screen = await renderIn('en', <Banner>Hello</Banner>)
    expect(screen.getByRole('button').elements()).toEqual([])
  })

  it.each(locales)('puts the dismiss button at the inline end (%s)', async (locale) => {
    const screen = await renderIn(locale, <Banner onDismiss={() => undefined}>Hello</Banner>)
    const button = screen.getByRole('button').element().getBoundingClientRect()
    const text = screen.getByText('Hello').element().getBoundingClientRect()
    expect(Math.sign(button.left - text.left)).toBe(locale === 'ar' ? -1 : 1)
  })

  it('fits a narrow viewport', async () => {
    const screen = await renderIn(
      'ar',
      <div style={{ inlineSize: '288px' }}>
        <Banner
          title="تعذّر الاتصال بالخادم"
          action={<button type="button">أعد المحاولة</button>}
          onDismiss={() => undefined}
        >
          تحقّق من اتصالك ثم أعد المحاولة.
        </Banner>
      </div>,
    )
    const banner = screen.container.querySelector('[data-slot="banner"]')
    expect(banner?.scrollWidth).toBeLessThanOrEqual(banner?.clientWidth ?? 0)
  })
})
