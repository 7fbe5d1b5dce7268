import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance, type ConformanceProps } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetTitle,
  SheetTrigger,
  type SheetContentProps,
} from './sheet.tsx'

const sheet = (props: SheetContentProps = {}) => (
  <Sheet>
    <SheetTrigger>Open</SheetTrigger>
    <SheetContent aria-describedby={undefined} {...props}>
      <SheetTitle>Filter</SheetTitle>
      {props.children}
    </SheetContent>
  </Sheet>
)

const open = (part: (props: ConformanceProps) => React.ReactElement) => (props: ConformanceProps) => (
  <Sheet defaultOpen>
    <SheetContent aria-label="Filter">{part(props)}</SheetContent>
  </Sheet>
)

describeConformance(
  'SheetTrigger',
  (props) => (
    <Sheet>
      <SheetTrigger {...props}>Open</SheetTrigger>
    </Sheet>
  ),
  { slot: 'sheet-trigger' },
)
for (const side of ['inline-start', 'inline-end', 'bottom'] as const) {
  describeConformance(
    `SheetContent (${side})`,
    (props) => (
      <Sheet defaultOpen>
        <SheetContent side={side} {...props}>
          <SheetTitle>Filter</SheetTitle>
        </SheetContent>
      </Sheet>
    ),
    { slot: 'sheet-content', portalled: true },
  )
}
for (const [slot, part] of [
  ['sheet-title', (props) => <SheetTitle {...props}>Filter</SheetTitle>],
  ['sheet-description', (props) => <SheetDescription {...props}>What to show.</SheetDescription>],
  ['sheet-footer', (props) => <SheetFooter {...props}>Buttons</SheetFooter>],
  ['sheet-close', (props) => <SheetClose {...props}>Done</SheetClose>],
] as const satisfies [string, (props: ConformanceProps) => React.ReactElement][]) {
  describeConformance(slot, open(part), { slot, portalled: true })
}

const content = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="sheet-content"]')
  if (!found) throw new Error('The sheet is not open.')
  return found
}
const settled = () =>
  Promise.all(
    content()
      .getAnimations()
      .map(({ finished }) => finished),
  )

describe('Sheet', () => {
  it.each(
    locales.flatMap((locale) =>
      (['inline-start', 'inline-end'] as const).map((side) => [locale, side] as const),
    ),
  )('slides in from its edge and stays there (%s, %s)', async (locale, side) => {
    await renderIn(locale, sheet({ side }))
    // Pauses the animation at its start; on a slow computer it would end before the first check.
    const started = Promise.withResolvers<Animation>()
    const hold = ({ target }: AnimationEvent) => {
      const [animation] = target === content() ? content().getAnimations() : []
      if (!animation) return
      animation.pause()
      started.resolve(animation)
    }
    document.addEventListener('animationstart', hold)
    onTestFinished(() => document.removeEventListener('animationstart', hold))
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
    const atTheRight = (side === 'inline-end') === (locale === 'en')
    const slide = await started.promise
    slide.currentTime = 0
    const away = content().getBoundingClientRect()
    if (atTheRight) expect(away.left).toBe(document.documentElement.clientWidth)
    else expect(away.right).toBe(0)
    slide.play()
    await settled()
    const { left, right, top, bottom } = content().getBoundingClientRect()
    expect(atTheRight ? right : left).toBe(atTheRight ? document.documentElement.clientWidth : 0)
    expect([top, bottom]).toEqual([0, document.documentElement.clientHeight])
  })

  it('is at the bottom, no higher than the viewport, and scrolls inside', async () => {
    await page.viewport(320, 320)
    await renderIn('ar', sheet({ side: 'bottom', children: <div style={{ blockSize: '900px' }} /> }))
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await settled()
    const { top, bottom, width } = content().getBoundingClientRect()
    expect(bottom).toBe(320)
    expect(top).toBeGreaterThan(0)
    expect(width).toBeLessThanOrEqual(320)
    expect(content().scrollHeight).toBeGreaterThan(content().clientHeight)
    await page.viewport(414, 896)
  })

  it('returns focus when it has slid out', async () => {
    await renderIn('ar', sheet())
    const trigger = page.getByRole('button', { name: 'Open' })
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'إغلاق' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })
})
