import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { Dialog, DialogContent, DialogTitle } from '../dialog/index.ts'
import { describeMenuItems } from '../testing/menu-items.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { useState } from 'react'
import * as parts from './index.ts'

const { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } = parts

const menu = (items: React.ReactNode, props: parts.DropdownMenuProps = { defaultOpen: true }) => (
  <div style={{ display: 'grid', justifyItems: 'center' }}>
    <DropdownMenu {...props}>
      <DropdownMenuTrigger>More</DropdownMenuTrigger>
      <DropdownMenuContent>{items}</DropdownMenuContent>
    </DropdownMenu>
  </div>
)

describeConformance(
  'DropdownMenuTrigger',
  (props) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...props}>More</DropdownMenuTrigger>
    </DropdownMenu>
  ),
  { slot: 'dropdown-menu-trigger' },
)
describeConformance(
  'DropdownMenuContent',
  (props) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>More</DropdownMenuTrigger>
      <DropdownMenuContent {...props}>
        <DropdownMenuItem>Play</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  { slot: 'dropdown-menu-content', portalled: true },
)
describeMenuItems(
  'dropdown-menu',
  {
    Item: parts.DropdownMenuItem,
    CheckboxItem: parts.DropdownMenuCheckboxItem,
    RadioGroup: parts.DropdownMenuRadioGroup,
    RadioItem: parts.DropdownMenuRadioItem,
    Group: parts.DropdownMenuGroup,
    Label: parts.DropdownMenuLabel,
    Separator: parts.DropdownMenuSeparator,
    Sub: parts.DropdownMenuSub,
    SubTrigger: parts.DropdownMenuSubTrigger,
    SubContent: parts.DropdownMenuSubContent,
  },
  menu,
)

const trigger = () => page.getByRole('button', { name: 'More' })

describe('DropdownMenu', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens on %s at its first item and returns focus', async (key) => {
    await renderIn('en', menu(<DropdownMenuItem>Play</DropdownMenuItem>, {}))
    trigger().element().focus()
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('menuitem', { name: 'Play' })).toHaveFocus()
    await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })

  it('runs an item’s action once, and closes', async () => {
    const act = vi.fn()
    await renderIn('ar', menu(<DropdownMenuItem onSelect={act}>العب</DropdownMenuItem>, {}))
    await trigger().click()
    await page.getByRole('menuitem', { name: 'العب' }).click()
    expect(act).toHaveBeenCalledTimes(1)
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it.each(locales.flatMap((locale) => (['start', 'end'] as const).map((align) => [locale, align] as const)))(
    'aligns to the start or the end of its trigger (%s, %s)',
    async (locale, align) => {
      await page.viewport(1000, 700)
      await renderIn(
        locale,
        <div style={{ display: 'grid', justifyItems: 'center' }}>
          <DropdownMenu defaultOpen>
            <DropdownMenuTrigger>More</DropdownMenuTrigger>
            <DropdownMenuContent align={align}>
              <DropdownMenuItem>Play</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </div>,
      )
      const edge = (align === 'start') === (locale === 'en') ? 'left' : 'right'
      await expect.element(page.getByRole('menu')).toBeVisible()
      const at = () => page.getByRole('menu').element().getBoundingClientRect()[edge]
      await vi.waitFor(() =>
        expect(Math.abs(at() - trigger().element().getBoundingClientRect()[edge])).toBeLessThanOrEqual(1),
      )
      await page.viewport(414, 896)
    },
  )

  it('keeps the page usable while open', async () => {
    await renderIn('en', menu(<DropdownMenuItem>Play</DropdownMenuItem>))
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(getComputedStyle(document.body).overflowY).toBe('visible')
    expect(document.querySelector('[aria-hidden="true"] button')).toBeNull()
  })

  it('passes focus to a dialog that an item opens', async () => {
    function Host() {
      const [asked, ask] = useState(false)
      return (
        <>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button id="game-actions">More</Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={() => ask(true)}>Rename</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
          <Dialog open={asked} onOpenChange={ask}>
            <DialogContent aria-describedby={undefined}>
              <DialogTitle>Rename</DialogTitle>
              <input aria-label="Name" />
            </DialogContent>
          </Dialog>
        </>
      )
    }
    await renderIn('en', <Host />)
    trigger().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })
})
