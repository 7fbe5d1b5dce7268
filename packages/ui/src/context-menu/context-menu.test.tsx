import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeMenuItems } from '../testing/menu-items.tsx'
import { describeConformance, type ConformanceProps } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import * as parts from './index.ts'

const { ContextMenu, ContextMenuContent, ContextMenuItem, ContextMenuTrigger } = parts

/** Opens the menu at once, as a secondary click in the middle of its area does. */
function Opened({ children, content = {} }: { children: ReactNode; content?: ConformanceProps }) {
  const area = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { left, top, width } = area.current?.getBoundingClientRect() ?? new DOMRect()
    area.current?.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, clientX: left + width / 2, clientY: top + 10 }),
    )
  }, [])
  return (
    <ContextMenu>
      <ContextMenuTrigger ref={area} style={{ display: 'block', blockSize: '120px' }}>
        A game
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="More" {...content}>
        {children}
      </ContextMenuContent>
    </ContextMenu>
  )
}

describeConformance(
  'ContextMenuTrigger',
  (props) => (
    <ContextMenu>
      <ContextMenuTrigger {...props}>A game</ContextMenuTrigger>
    </ContextMenu>
  ),
  { slot: 'context-menu-trigger' },
)
describeConformance(
  'ContextMenuContent',
  (props) => (
    <Opened content={props}>
      <ContextMenuItem>Play</ContextMenuItem>
    </Opened>
  ),
  { slot: 'context-menu-content', portalled: true },
)
describeMenuItems(
  'context-menu',
  {
    Item: parts.ContextMenuItem,
    CheckboxItem: parts.ContextMenuCheckboxItem,
    RadioGroup: parts.ContextMenuRadioGroup,
    RadioItem: parts.ContextMenuRadioItem,
    Group: parts.ContextMenuGroup,
    Label: parts.ContextMenuLabel,
    Separator: parts.ContextMenuSeparator,
    Sub: parts.ContextMenuSub,
    SubTrigger: parts.ContextMenuSubTrigger,
    SubContent: parts.ContextMenuSubContent,
  },
  (items) => <Opened>{items}</Opened>,
)

const area = (
  <ContextMenu>
    <ContextMenuTrigger asChild>
      <div data-testid="area" style={{ blockSize: '300px' }}>
        <button type="button">A game</button>
      </div>
    </ContextMenuTrigger>
    <ContextMenuContent aria-label="More">
      <ContextMenuItem>Play</ContextMenuItem>
    </ContextMenuContent>
  </ContextMenu>
)

const menu = () => page.getByRole('menu', { name: 'More' })

describe('ContextMenu', () => {
  it.each(locales)('opens at the pointer, towards the inline end (%s)', async (locale) => {
    await page.viewport(1000, 700)
    await renderIn(locale, area)
    await userEvent.click(page.getByTestId('area'), { button: 'right', position: { x: 500, y: 60 } })
    await expect.element(menu()).toBeVisible()
    await vi.waitFor(() => {
      const { left, right, top } = menu().element().getBoundingClientRect()
      if (locale === 'en') expect(left).toBeGreaterThanOrEqual(500)
      else expect(right).toBeLessThanOrEqual(500)
      expect(Math.min(Math.abs(left - 500), Math.abs(right - 500))).toBeLessThan(10)
      expect(Math.abs(top - 60)).toBeLessThan(10)
    })
    await page.viewport(414, 896)
  })

  it.each(locales)('flips where there is no space (%s)', async (locale) => {
    await page.viewport(1000, 700)
    await renderIn(locale, area)
    const edge = locale === 'en' ? 980 : 20
    await userEvent.click(page.getByTestId('area'), { button: 'right', position: { x: edge, y: 60 } })
    await expect.element(menu()).toBeVisible()
    await vi.waitFor(() => {
      const { left, right } = menu().element().getBoundingClientRect()
      if (locale === 'en') expect(right).toBeLessThanOrEqual(edge)
      else expect(left).toBeGreaterThanOrEqual(edge)
    })
    await page.viewport(414, 896)
  })

  it('returns focus to the previously focused element', async () => {
    const screen = await renderIn('ar', area)
    const button = screen.getByRole('button', { name: 'A game' })
    button.element().focus()
    // The browser dispatches this event for the menu key and Shift+F10.
    button
      .element()
      .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: 200, clientY: 20 }))
    await expect.element(menu()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('leaves the browser’s menu alone when disabled', async () => {
    await renderIn(
      'en',
      <ContextMenu>
        <ContextMenuTrigger disabled>A game</ContextMenuTrigger>
        <ContextMenuContent aria-label="More">
          <ContextMenuItem>Play</ContextMenuItem>
        </ContextMenuContent>
      </ContextMenu>,
    )
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    page.getByText('A game').element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(menu().elements()).toEqual([])
  })
})
