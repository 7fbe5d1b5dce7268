import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import {
  Tooltip,
  TooltipContent,
  TooltipProvider,
  TooltipTrigger,
  type TooltipContentProps,
} from './tooltip.tsx'

const tooltip = (props: TooltipContentProps = {}, name = 'Mute') => (
  <Tooltip delay={0}>
    <TooltipTrigger>{name}</TooltipTrigger>
    <TooltipContent {...props}>{name} this game only</TooltipContent>
  </Tooltip>
)

const centered = (props: TooltipContentProps) => (
  <div style={{ display: 'grid', placeItems: 'center', blockSize: '300px' }}>{tooltip(props)}</div>
)

describeConformance(
  'TooltipTrigger',
  (props) => (
    <Tooltip>
      <TooltipTrigger {...props}>Mute</TooltipTrigger>
    </Tooltip>
  ),
  { slot: 'tooltip-trigger' },
)
describeConformance(
  'TooltipContent',
  (props) => (
    <Tooltip defaultOpen>
      <TooltipTrigger>Mute</TooltipTrigger>
      <TooltipContent {...props}>This game only</TooltipContent>
    </Tooltip>
  ),
  { slot: 'tooltip-content', portalled: true },
)

const tip = () => page.getByRole('tooltip')

describe('Tooltip', () => {
  it('opens on focus, describes its trigger, and closes with Escape', async () => {
    await renderIn('en', tooltip())
    await userEvent.keyboard('{Tab}')
    const trigger = page.getByRole('button', { name: 'Mute' })
    await expect.element(trigger).toHaveFocus()
    await expect.element(trigger).toHaveAccessibleDescription('Mute this game only')
    await userEvent.keyboard('{Escape}')
    await expect.element(tip()).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })

  it('opens on hover and closes when the pointer leaves', async () => {
    await renderIn(
      'en',
      <>
        {tooltip()}
        <button type="button" style={{ display: 'block', marginBlockStart: '300px' }}>
          Away
        </button>
      </>,
    )
    await userEvent.hover(page.getByRole('button', { name: 'Mute' }))
    await expect.element(tip()).toBeInTheDocument()
    // Radix keeps the path to the tooltip open, so leaving takes a second move.
    await userEvent.hover(page.getByRole('button', { name: 'Away' }))
    await userEvent.hover(page.getByRole('button', { name: 'Away' }), { position: { x: 2, y: 2 } })
    await expect.element(tip()).not.toBeInTheDocument()
  })

  it.each(
    locales.flatMap((locale) =>
      (['inline-start', 'inline-end', 'top', 'bottom'] as const).map((side) => [locale, side] as const),
    ),
  )('opens on the given logical side (%s, %s)', async (locale, side) => {
    await page.viewport(1000, 700)
    await renderIn(locale, centered({ side, className: 'max-w-24' }))
    await userEvent.keyboard('{Tab}')
    await expect.element(tip()).toBeInTheDocument()
    const at = (slot: string) =>
      document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect() ?? new DOMRect()
    const [trigger, content] = [at('tooltip-trigger'), at('tooltip-content')]
    if (side === 'top') expect(content.bottom).toBeLessThan(trigger.top)
    else if (side === 'bottom') expect(content.top).toBeGreaterThan(trigger.bottom)
    else if ((side === 'inline-end') === (locale === 'en'))
      expect(content.left).toBeGreaterThan(trigger.right)
    else expect(content.right).toBeLessThan(trigger.left)
    await page.viewport(414, 896)
  })

  it('shows one at a time in a toolbar', async () => {
    await renderIn(
      'ar',
      <TooltipProvider>
        {tooltip({}, 'كتم')}
        {tooltip({}, 'مشاركة')}
      </TooltipProvider>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(tip()).toHaveTextContent('كتم this game only')
    await userEvent.keyboard('{Tab}')
    await expect.element(tip()).toHaveTextContent('مشاركة this game only')
    expect(tip().elements()).toHaveLength(1)
  })
})
