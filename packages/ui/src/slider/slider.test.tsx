import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { backwardKey, forwardKey, locales, renderIn } from '../testing/render.tsx'
import { Slider } from './slider.tsx'

describeConformance('Slider', (props) => <Slider aria-label="الصوت" {...props} />, { slot: 'slider' })
describeConformance(
  'Slider of a range',
  (props) => <Slider aria-label="الأعمار" defaultValue={[6, 12]} {...props} />,
  { slot: 'slider' },
)

const thumbs = () => [...document.querySelectorAll<HTMLElement>('[role="slider"]')]
const now = () => thumbs().map((thumb) => Number(thumb.getAttribute('aria-valuenow')))
const track = () => document.querySelector('[data-slot="slider"]') as HTMLElement

describe('Slider', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(locales)('moves in reading direction with its keys (%s)', async (locale) => {
    await renderIn(locale, <Slider aria-label="Volume" defaultValue={40} />)
    thumbs()[0]?.focus()
    const seen: (number | undefined)[] = []
    for (const key of [
      forwardKey(locale),
      'ArrowUp',
      backwardKey(locale),
      'ArrowDown',
      'PageUp',
      'PageDown',
      'End',
      'Home',
    ]) {
      await userEvent.keyboard(`{${key}}`)
      seen.push(now()[0])
    }
    expect(seen).toEqual([41, 42, 41, 40, 50, 40, 100, 0])
  })

  it.each(locales)('fills from the inline start and moves to the clicked position (%s)', async (locale) => {
    await renderIn(
      locale,
      <div style={{ width: '400px' }}>
        <Slider aria-label="Volume" defaultValue={50} />
      </div>,
    )
    const x = (share: number) => (locale === 'ar' ? 400 - share * 400 : share * 400)
    await userEvent.click(track(), { position: { x: x(0.8), y: 20 } })
    expect(now()[0]).toBe(80)
    await userEvent.click(track(), { position: { x: x(0.2), y: 20 } })
    expect(now()[0]).toBe(20)
    const box = track().getBoundingClientRect()
    const range = document.querySelector('[data-slot="slider-range"]')?.getBoundingClientRect()
    const fromStart = locale === 'ar' ? box.right - (range?.right ?? 0) : (range?.left ?? 0) - box.left
    expect(fromStart).toBeLessThanOrEqual(1)
  })

  it('announces and shows localized values', async () => {
    const screen = await renderIn('ar', <Slider aria-label="النقاط" max={2000} defaultValue={1280} />)
    await expect
      .element(screen.getByRole('slider', { name: 'النقاط' }))
      .toHaveAttribute('aria-valuetext', '1,280')
    await expect.element(screen.getByText('2,000')).toBeVisible()
    await screen.rerender(<Slider aria-label="النقاط" defaultValue={1} max={1} formatValue={() => 'كثير'} />)
    await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'كثير')
  })

  it('shows the controlled value and only requests changes', async () => {
    const asked = vi.fn()
    await renderIn('en', <Slider aria-label="Volume" value={40} onValueChange={asked} />)
    thumbs()[0]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(asked).toHaveBeenCalledExactlyOnceWith(41)
    expect(now()).toEqual([40])
  })

  it('accepts and reports a number, during and after a drag', async () => {
    const [moved, saved] = [vi.fn(), vi.fn()]
    await renderIn(
      'en',
      <Slider aria-label="Volume" defaultValue={40} onValueChange={moved} onValueCommit={saved} />,
    )
    thumbs()[0]?.focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}{End}')
    expect(moved.mock.calls.flat()).toEqual([41, 51, 100])
    expect(saved.mock.calls.flat()).toEqual([41, 51, 100])
  })

  it('reports values in the type that it accepts', async () => {
    await renderIn(
      'en',
      <>
        <Slider aria-label="Volume" onValueChange={(value) => value.toFixed(1)} />
        <Slider aria-label="Speed" value={2} onValueCommit={(value) => value.toFixed(1)} />
        <Slider aria-label="Ages" defaultValue={[6, 12]} onValueChange={([from, to]) => to - from} />
      </>,
    )
    expect(now()).toEqual([0, 2, 6, 12])
    // @ts-expect-error -- three ends are no range
    void (() => <Slider defaultValue={[1, 2, 3]} />)
  })

  it('does nothing while disabled', async () => {
    const asked = vi.fn()
    await renderIn('en', <Slider aria-label="Volume" disabled defaultValue={40} onValueChange={asked} />)
    await userEvent.click(track(), { position: { x: 5, y: 20 }, force: true })
    expect(asked).not.toHaveBeenCalled()
  })

  it('gets its name and description from its field', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Volume" hint="For this device." error="Too loud." required>
        {(control) => <Slider {...control} />}
      </Field>,
    )
    const thumb = screen.getByRole('slider', { name: 'Volume' })
    await expect.element(thumb).toHaveAccessibleDescription('For this device. Too loud.')
    await expect.element(thumb).toHaveAttribute('aria-invalid', 'true')
  })

  it('has a target of at least 24 px for its thumb and 44 px for its track', async () => {
    await renderIn('en', <Slider aria-label="Volume" />)
    expect(thumbs()[0]?.offsetWidth).toBeGreaterThanOrEqual(24)
    expect(track().offsetHeight).toBeGreaterThanOrEqual(44)
  })

  it.each(locales)('does not wrap inside the numbers below its track (%s)', async (locale) => {
    await renderIn(
      locale,
      <div style={{ inlineSize: '280px' }}>
        <Slider aria-label="Price" min={-1e6} max={1e6} defaultValue={[-250_000, 250_000]} />
      </div>,
    )
    const figures = [...document.querySelectorAll<HTMLElement>('[data-slot="slider-values"] [dir]')]
    expect(figures).toHaveLength(4)
    for (const figure of figures) {
      const lines =
        figure.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(figure).lineHeight)
      expect(Math.round(lines), figure.textContent).toBe(1)
    }
  })

  it('resets to its initial value with the form', async () => {
    const screen = await renderIn(
      'en',
      <form>
        <Slider aria-label="Volume" name="volume" defaultValue={40} />
      </form>,
    )
    thumbs()[0]?.focus()
    await userEvent.keyboard('{End}')
    await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '100')
    document.querySelector('form')?.reset()
    await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '40')
  })

  it('warns the developer about an unnamed slider', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn('en', <Slider />)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/<Slider> has no name.*<Field label/))
  })
})

describe('Slider with a range', () => {
  it.each([
    ['en', 'Ages', 'Ages from', 'Ages to'],
    ['ar', 'الأعمار', 'الأعمار من', 'الأعمار إلى'],
  ] as const)('names both ends (%s)', async (locale, name, from, to) => {
    const screen = await renderIn(locale, <Slider aria-label={name} defaultValue={[6, 12]} />)
    await expect.element(screen.getByRole('group', { name })).toBeVisible()
    await expect.element(screen.getByRole('slider', { name: from })).toHaveAttribute('aria-valuenow', '6')
    await expect.element(screen.getByRole('slider', { name: to })).toHaveAttribute('aria-valuenow', '12')
  })

  it('moves only the focused thumb by Home and End, as far as possible', async () => {
    const saved = vi.fn()
    await renderIn(
      'ar',
      <Slider
        aria-label="الأعمار"
        min={3}
        max={18}
        minStepsBetweenThumbs={2}
        defaultValue={[6, 12]}
        onValueCommit={saved}
      />,
    )
    thumbs()[1]?.focus()
    await userEvent.keyboard('{Home}')
    expect(now()).toEqual([6, 8])
    await userEvent.keyboard('{End}')
    expect(now()).toEqual([6, 18])
    thumbs()[0]?.focus()
    await userEvent.keyboard('{End}')
    expect(now()).toEqual([16, 18])
    await userEvent.keyboard('{Home}')
    expect(now()).toEqual([3, 18])
    expect(saved.mock.calls.flat()).toEqual([
      [6, 8],
      [6, 18],
      [16, 18],
      [3, 18],
    ])
  })

  it('never lets its thumbs pass each other', async () => {
    const moved = vi.fn()
    await renderIn('en', <Slider aria-label="Ages" defaultValue={[6, 7]} onValueChange={moved} />)
    thumbs()[0]?.focus()
    await userEvent.keyboard('{PageUp}')
    expect(now()).toEqual([7, 7])
    expect(moved).toHaveBeenCalledExactlyOnceWith([7, 7])
    expect(document.activeElement).toBe(thumbs()[0])
  })
})
