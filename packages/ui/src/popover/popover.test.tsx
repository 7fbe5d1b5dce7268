import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SahaProvider } from '../provider/index.ts'
import { describeConformance, type ConformanceProps } from '../testing/conformance.tsx'
import { locales, renderIn, type TestLocale } from '../testing/render.tsx'
import {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverDescription,
  PopoverTitle,
  PopoverTrigger,
  type PopoverContentProps,
} from './popover.tsx'

const popover = (props: PopoverContentProps = {}) => (
  <div style={{ display: 'grid', placeItems: 'center', blockSize: '100dvh' }}>
    <Popover>
      <PopoverTrigger style={{ inlineSize: '60px' }}>Open</PopoverTrigger>
      <PopoverContent style={{ inlineSize: '120px' }} {...props}>
        <PopoverTitle>Invite</PopoverTitle>
        {props.children}
      </PopoverContent>
    </Popover>
  </div>
)

const open = (part: (props: ConformanceProps) => React.ReactElement) => (props: ConformanceProps) => (
  <Popover defaultOpen>
    <PopoverTrigger>Open</PopoverTrigger>
    <PopoverContent aria-label="Invite">{part(props)}</PopoverContent>
  </Popover>
)

describeConformance(
  'PopoverTrigger',
  (props) => (
    <Popover>
      <PopoverTrigger {...props}>Open</PopoverTrigger>
    </Popover>
  ),
  { slot: 'popover-trigger' },
)
describeConformance(
  'PopoverAnchor',
  (props) => (
    <Popover>
      <PopoverAnchor {...props}>Here</PopoverAnchor>
    </Popover>
  ),
  { slot: 'popover-anchor' },
)
describeConformance(
  'PopoverContent',
  (props) => (
    <Popover defaultOpen>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent {...props}>
        <PopoverTitle>Invite</PopoverTitle>
      </PopoverContent>
    </Popover>
  ),
  { slot: 'popover-content', portalled: true },
)
for (const [slot, part] of [
  ['popover-title', (props) => <PopoverTitle {...props}>Invite</PopoverTitle>],
  ['popover-description', (props) => <PopoverDescription {...props}>A code.</PopoverDescription>],
  ['popover-close', (props) => <PopoverClose {...props}>Done</PopoverClose>],
] as const satisfies [string, (props: ConformanceProps) => React.ReactElement][]) {
  describeConformance(slot, open(part), { slot, portalled: true })
}

const box = (slot: string) => {
  const found = document.querySelector(`[data-slot="${slot}"]`)
  if (!found) throw new Error(`There is no ${slot}.`)
  return found.getBoundingClientRect()
}

/** Opens the popover and waits until its position is stable. */
async function placed(locale: TestLocale, props: PopoverContentProps) {
  await renderIn(locale, popover(props))
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Invite' })).toBeVisible()
  const content = document.querySelector('[data-slot="popover-content"]')
  await Promise.all(content?.getAnimations().map(({ finished }) => finished) ?? [])
  return { trigger: box('popover-trigger'), content: box('popover-content') }
}

describe('Popover', () => {
  afterEach(async () => {
    vi.restoreAllMocks()
    await page.viewport(414, 896)
  })

  it.each(
    locales.flatMap((locale) =>
      (['inline-start', 'inline-end'] as const).map((side) => [locale, side] as const),
    ),
  )('opens next to its trigger on the logical side (%s, %s)', async (locale, side) => {
    await page.viewport(1000, 700)
    const { trigger, content } = await placed(locale, { side })
    const toTheRight = (side === 'inline-end') === (locale === 'en')
    if (toTheRight) expect(content.left).toBeGreaterThan(trigger.right)
    else expect(content.right).toBeLessThan(trigger.left)
  })

  it.each(locales.flatMap((locale) => (['start', 'end'] as const).map((align) => [locale, align] as const)))(
    'aligns with the start or end of its trigger (%s, %s)',
    async (locale, align) => {
      const { trigger, content } = await placed(locale, { align })
      const atTheLeft = (align === 'start') === (locale === 'en')
      const edge = atTheLeft ? 'left' : 'right'
      expect(Math.abs(content[edge] - trigger[edge])).toBeLessThanOrEqual(1)
    },
  )

  it.each(locales)('shifts by logical offsets (%s)', async (locale) => {
    const { trigger, content } = await placed(locale, { align: 'start', alignOffset: 20 })
    const edge = locale === 'en' ? 'left' : 'right'
    expect(Math.abs(Math.abs(content[edge] - trigger[edge]) - 20)).toBeLessThanOrEqual(1)
    expect(Math.sign(content[edge] - trigger[edge])).toBe(locale === 'en' ? 1 : -1)
  })

  it('opens below its trigger when the screen is narrow', async () => {
    await page.viewport(360, 640)
    const { trigger, content } = await placed('ar', { side: 'inline-end', style: { inlineSize: '300px' } })
    expect(content.width).toBe(300)
    expect(content.top).toBeGreaterThan(trigger.bottom)
  })

  it('scrolls long content inside it on a small screen', async () => {
    await page.viewport(320, 320)
    const { content } = await placed('ar', { children: <div style={{ blockSize: '900px' }} /> })
    expect(content.top).toBeGreaterThanOrEqual(0)
    expect(content.bottom).toBeLessThanOrEqual(320)
    expect(content.left).toBeGreaterThanOrEqual(0)
    expect(content.right).toBeLessThanOrEqual(320)
  })

  it('stays open when Escape ends a composition', async () => {
    await renderIn('en', popover({ children: <input aria-label="Name" /> }))
    await page.getByRole('button', { name: 'Open' }).click()
    const field = page.getByRole('textbox')
    await expect.element(field).toHaveFocus()
    const escape = { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true }
    field.element().dispatchEvent(new KeyboardEvent('keydown', escape))
    expect(document.querySelector<HTMLElement>('[data-slot="popover-content"]')?.dataset.state).toBe('open')
  })

  it('takes focus and returns it', async () => {
    await renderIn('en', popover({ children: <PopoverClose>Done</PopoverClose> }))
    const trigger = page.getByRole('button', { name: 'Open' })
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })

  it('opens inside its island of another language', async () => {
    await renderIn(
      'en',
      <SahaProvider locale="ar" theme="dark" scope="element">
        {popover()}
      </SahaProvider>,
    )
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(page.getByRole('dialog')).toHaveAttribute('dir', 'rtl')
    const island = page.getByRole('dialog').element().closest('[data-saha-scope]')
    expect(island).toHaveAttribute('lang', 'ar')
  })

  it('warns the developer about a missing title', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn(
      'en',
      <Popover defaultOpen>
        <PopoverTrigger>Open</PopoverTrigger>
        <PopoverContent>Hello</PopoverContent>
      </Popover>,
    )
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/<PopoverContent> opened without a title/)),
    )
  })
})
