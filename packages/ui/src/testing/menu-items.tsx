import type { ReactElement, ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MenuParts } from '../overlay/menu-parts.tsx'
import { describeConformance, type ConformanceProps } from './conformance.tsx'
import { backwardKey, forwardKey, locales, renderIn } from './render.tsx'
import { PlayIcon, ShareIcon } from '../icons/index.ts'

/** Tests that every kind of menu shares. `menu` renders an open menu around the items. */
export function describeMenuItems(
  prefix: 'dropdown-menu' | 'context-menu',
  {
    Item,
    CheckboxItem,
    RadioGroup,
    RadioItem,
    Group,
    Label,
    Separator,
    Sub,
    SubTrigger,
    SubContent,
  }: MenuParts,
  menu: (items: ReactNode) => ReactElement,
) {
  const submenu = (props: ConformanceProps = {}, content: ConformanceProps = {}) => (
    <Sub>
      <SubTrigger icon={ShareIcon} {...props}>
        Share
      </SubTrigger>
      <SubContent {...content}>
        <Item>Copy link</Item>
        <Item>Email</Item>
      </SubContent>
    </Sub>
  )
  const parts: Record<string, (props: ConformanceProps) => ReactNode> = {
    item: (props) => (
      <Item icon={PlayIcon} shortcut="Ctrl+P" {...props}>
        Play
      </Item>
    ),
    'checkbox-item': (props) => (
      <CheckboxItem checked {...props}>
        Sound
      </CheckboxItem>
    ),
    'radio-group': (props) => (
      <RadioGroup value="a" aria-label="Picture" {...props}>
        <RadioItem value="a">Sharp</RadioItem>
      </RadioGroup>
    ),
    'radio-item': (props) => (
      <RadioGroup value="a" aria-label="Picture">
        <RadioItem value="a" {...props}>
          Sharp
        </RadioItem>
      </RadioGroup>
    ),
    group: (props) => (
      <Group aria-label="Play" {...props}>
        <Item>Play</Item>
      </Group>
    ),
    label: (props) => <Label {...props}>While you play</Label>,
    separator: (props) => <Separator {...props} />,
    'sub-trigger': (props) => submenu(props),
    'sub-content': (props) => (
      <Sub open>
        <SubTrigger>Share</SubTrigger>
        <SubContent {...props}>
          <Item>Copy link</Item>
        </SubContent>
      </Sub>
    ),
  }
  for (const [part, build] of Object.entries(parts)) {
    describeConformance(
      `${prefix}-${part}`,
      (props) =>
        menu(
          <>
            {build(props)}
            {part !== 'item' && <CheckboxItem>Other</CheckboxItem>}
          </>,
        ),
      { slot: `${prefix}-${part}`, portalled: true },
    )
  }

  const item = (name: string) => page.getByRole('menuitem', { name })

  describe(`items of a ${prefix}`, () => {
    it.each(locales)('open and close a submenu in reading direction (%s)', async (locale) => {
      await page.viewport(1000, 700)
      await renderIn(locale, menu(submenu()))
      item('Share').element().focus()
      await userEvent.keyboard(`{${backwardKey(locale)}}`)
      expect(item('Copy link').elements()).toEqual([])
      await userEvent.keyboard(`{${forwardKey(locale)}}`)
      await expect.element(item('Copy link')).toHaveFocus()
      const outer = document.querySelector(`[data-slot="${prefix}-content"]`)?.getBoundingClientRect()
      if (!outer) throw new Error('The menu is not open.')
      await vi.waitFor(() => {
        const box = document.querySelector(`[data-slot="${prefix}-sub-content"]`)?.getBoundingClientRect()
        if (locale === 'en') expect(box?.left).toBeGreaterThanOrEqual(outer.right - 8)
        else expect(box?.right).toBeLessThanOrEqual(outer.left + 8)
      })
      await userEvent.keyboard(`{${forwardKey(locale)}}`)
      await expect.element(item('Copy link')).toHaveFocus()
      await userEvent.keyboard(`{${backwardKey(locale)}}`)
      await expect.element(item('Copy link')).not.toBeInTheDocument()
      await expect.element(item('Share')).toHaveFocus()
      await page.viewport(414, 896)
    })

    it.each(locales)('lay out icon, text, shortcut and arrow in reading direction (%s)', async (locale) => {
      await renderIn(
        locale,
        menu(
          <>
            <Item icon={PlayIcon} shortcut="Ctrl+P">
              Play
            </Item>
            {submenu()}
          </>,
        ),
      )
      await expect.element(item('Play')).toBeVisible()
      const middle = (element: Element | null | undefined) => {
        const { left, width } = element?.getBoundingClientRect() ?? new DOMRect()
        return left + width / 2
      }
      const row = item('Play').element()
      const places = [row.querySelector('svg'), row.querySelector('span'), row.querySelector('kbd')].map(
        middle,
      )
      expect(places).toEqual(places.toSorted((a, b) => (locale === 'ar' ? b - a : a - b)))
      const arrow = item('Share').element().querySelector('svg:last-of-type')
      if (!arrow) throw new Error('There is no arrow.')
      expect(Math.sign(middle(arrow) - middle(item('Share').element()))).toBe(locale === 'ar' ? -1 : 1)
      expect(getComputedStyle(arrow).scale).toBe(locale === 'ar' ? '-1 1' : 'none')
    })

    it('are found by typing, also in Arabic', async () => {
      await renderIn(
        'ar',
        menu(
          <>
            <Item>العب الآن</Item>
            <Item>مشاركة</Item>
          </>,
        ),
      )
      item('العب الآن').element().focus()
      // The test's keyboard layout has no such letters.
      for (const key of 'مش') {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      }
      await expect.element(item('مشاركة')).toHaveFocus()
    })

    it('announce their state and report changes', async () => {
      const [checked, chosen] = [vi.fn(), vi.fn()]
      await renderIn(
        'en',
        menu(
          <>
            <CheckboxItem
              checked={false}
              onCheckedChange={checked}
              onSelect={(event) => event.preventDefault()}
            >
              Sound
            </CheckboxItem>
            <RadioGroup value="a" onValueChange={chosen} aria-label="Picture">
              <RadioItem value="a">Sharp</RadioItem>
              <RadioItem value="b">Light</RadioItem>
            </RadioGroup>
          </>,
        ),
      )
      const sound = page.getByRole('menuitemcheckbox', { name: 'Sound' })
      await expect.element(sound).toHaveAttribute('aria-checked', 'false')
      await sound.click()
      expect(checked).toHaveBeenCalledExactlyOnceWith(true)
      await expect
        .element(page.getByRole('menuitemradio', { name: 'Sharp' }))
        .toHaveAttribute('aria-checked', 'true')
      await page.getByRole('menuitemradio', { name: 'Light' }).click()
      expect(chosen).toHaveBeenCalledExactlyOnceWith('b')
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    })

    it('are skipped when disabled, with wrap-around', async () => {
      await renderIn(
        'en',
        menu(
          <>
            <Item>First</Item>
            <Item disabled>Not now</Item>
            <Item>Last</Item>
          </>,
        ),
      )
      item('First').element().focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(item('Last')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(item('First')).toHaveFocus()
    })

    it('can be links', async () => {
      await renderIn(
        'en',
        menu(
          <Item asChild>
            <a href="#/en/games">All games</a>
          </Item>,
        ),
      )
      await expect.element(item('All games')).toHaveAttribute('href', '#/en/games')
    })

    it.each(locales)('overlap a submenu with its parent on a narrow screen (%s)', async (locale) => {
      await page.viewport(320, 568)
      await renderIn(locale, menu(submenu()))
      item('Share').element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(item('Copy link')).toHaveFocus()
      await vi.waitFor(() => {
        const { left, right, width } = item('Copy link').element().getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(320)
        expect(width).toBeGreaterThan(120)
      })
      await page.viewport(414, 896)
    })

    it.each(locales)('keep a submenu open that opens under the pointer (%s)', async (locale) => {
      await page.viewport(320, 568)
      await renderIn(locale, menu(submenu()))
      await item('Share').hover()
      await expect.element(item('Email')).toBeVisible()
      await vi.waitFor(() => {
        const { left, right, top, bottom } = item('Share').element().getBoundingClientRect()
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        expect(above?.closest(`[data-slot="${prefix}-sub-content"]`), 'lies over its item').not.toBeNull()
      })
      await item('Email').hover()
      await expect.element(item('Email')).toHaveFocus()
      await page.viewport(414, 896)
    })

    it('scroll inside the menu on a small screen', async () => {
      await page.viewport(320, 320)
      await renderIn('ar', menu(Array.from({ length: 20 }, (_, at) => <Item key={at}>{`لعبة ${at}`}</Item>)))
      await expect.element(page.getByRole('menu')).toBeVisible()
      await vi.waitFor(() => {
        const box = page.getByRole('menu').element()
        const { top, bottom, left, right } = box.getBoundingClientRect()
        expect(top).toBeGreaterThanOrEqual(0)
        expect(bottom).toBeLessThanOrEqual(320)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(320)
        expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
      })
      await page.viewport(414, 896)
    })
  })
}
