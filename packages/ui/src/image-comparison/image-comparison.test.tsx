import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { ImageComparison, type ImageComparisonProps } from './image-comparison.tsx'
import { pair } from './image-comparison.samples.ts'

const compare = (props: Partial<ImageComparisonProps> = {}) => (
  <ImageComparison before={pair.en.before} after={pair.en.after} {...props} />
)

describeConformance('ImageComparison', (props) => compare(props), { slot: 'image-comparison' })
describeConformance('ImageComparison as a slider', (props) => compare({ view: 'slider', ...props }), {
  slot: 'image-comparison',
})

const box = (slot: string) => {
  const element = document.querySelector(`[data-slot=image-comparison-${slot}]`)
  if (!element) throw new Error(`no ${slot}`)
  return element.getBoundingClientRect()
}
const handleAt = () => box('handle').left + box('handle').width / 2

describe('ImageComparison', () => {
  it.each([
    ['en', 'Before', 'After'],
    ['ar', 'قبل', 'بعد'],
  ] as const)(
    'places the images side by side, the first at the inline start (%s)',
    async (locale, before, after) => {
      const screen = await renderIn(
        locale,
        <div style={{ width: 900 }}>
          {compare({ before: pair[locale].before, after: pair[locale].after })}
        </div>,
      )
      await expect.element(screen.getByRole('figure').first()).toHaveTextContent(before)
      await expect.element(screen.getByRole('figure').last()).toHaveTextContent(after)
      const order = box('before').left - box('after').left
      expect(locale === 'en' ? order < 0 : order > 0).toBe(true)
      await expect.element(screen.getByRole('img', { name: pair[locale].before.alt })).toBeVisible()
    },
  )

  it('stacks the images in a narrow container', async () => {
    await renderIn('en', <div style={{ width: 320 }}>{compare()}</div>)
    expect(box('before').bottom).toBeLessThanOrEqual(box('after').top)
  })

  it('uses the aspect ratio of the first image unless `ratio` is set', async () => {
    const square = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'
    const screen = await renderIn('en', compare({ before: { src: square, alt: 'Nothing' } }))
    const shape = () => {
      const { width = 0, height = 1 } =
        document.querySelector('[data-slot=image]')?.getBoundingClientRect() ?? {}
      return Math.round((width / height) * 100) / 100
    }
    await expect.poll(shape).toBe(1)
    await screen.rerender(compare({ before: { src: square, alt: 'Nothing' }, ratio: '2 / 1' }))
    await expect.poll(shape).toBe(2)
  })

  it.each([
    ['en', 'Before: 50%'],
    ['ar', 'قبل: 50%'],
  ] as const)('moves its handle in the direction of the arrow key (%s)', async (locale, words) => {
    const screen = await renderIn(locale, compare({ view: 'slider' }))
    const handle = screen.getByRole('slider')
    // Arabic percent signs come with bidi marks.
    expect(
      handle
        .element()
        .getAttribute('aria-valuetext')
        ?.replaceAll(/[\u200E\u200F\u061C]/g, ''),
    ).toBe(words)
    handle.element().focus()
    const start = handleAt()
    await userEvent.keyboard('{ArrowRight}')
    expect(handleAt()).toBeGreaterThan(start)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(handleAt()).toBeLessThan(start)
    await expect.element(handle).toHaveAttribute('aria-valuenow', locale === 'en' ? '49' : '51')
  })

  it.each(locales)('divides the images exactly at its handle, up to both edges (%s)', async (locale) => {
    const screen = await renderIn(locale, compare({ view: 'slider' }))
    screen.getByRole('slider').element().focus()
    for (const key of ['{Home}', '{End}', '{PageDown}']) {
      await userEvent.keyboard(key)
      const edge = locale === 'en' ? box('cover').right : box('cover').left
      expect(Math.abs(handleAt() - edge)).toBeLessThanOrEqual(1.5)
    }
  })

  it.each(locales)('follows the pointer (%s)', async (locale) => {
    const screen = await renderIn(locale, <div style={{ width: 400 }}>{compare({ view: 'slider' })}</div>)
    const root = document.querySelector<HTMLElement>('[data-slot=image-comparison-slider]') as HTMLElement
    await userEvent.click(root, { position: { x: 100, y: 60 } })
    await expect.element(screen.getByRole('slider')).toHaveFocus()
    expect(Math.abs(handleAt() - root.getBoundingClientRect().left - 100)).toBeLessThan(6)
  })

  it.each(locales)('aligns both images exactly, and mirrors neither (%s)', async (locale) => {
    await renderIn(locale, compare({ view: 'slider', defaultShare: 30 }))
    const [after, before] = [...document.querySelectorAll('[data-slot=image]')].map((image) =>
      image.getBoundingClientRect(),
    )
    expect(Math.abs((before?.left ?? 0) - (after?.left ?? 9))).toBeLessThanOrEqual(0.5)
    expect(Math.abs((before?.width ?? 0) - (after?.width ?? 9))).toBeLessThanOrEqual(0.5)
    for (const image of document.querySelectorAll('img')) expect(getComputedStyle(image).scale).toBe('none')
  })
})
