import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { SearchBox } from './search-box.tsx'

describeConformance(
  'SearchBox',
  (props) => <SearchBox label="ابحث عن لعبة" defaultValue="سباق" onSearch={() => undefined} {...props} />,
  { slot: 'search-box' },
)

describe('SearchBox', () => {
  it.each([
    ['en', 'Search', '  neon drift '],
    ['ar', 'بحث', '  سباق النيون '],
  ] as const)('searches for the trimmed text by Enter and by button (%s)', async (locale, button, typed) => {
    const search = vi.fn()
    const screen = await renderIn(locale, <SearchBox label="games" onSearch={search} />)
    await userEvent.fill(screen.getByRole('searchbox', { name: 'games' }), typed)
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('button', { name: button, exact: true }).click()
    expect(search.mock.calls).toEqual([[typed.trim()], [typed.trim()]])
  })

  it.each(['', '   '])('only focuses the field for “%s”', async (blank) => {
    const search = vi.fn()
    const screen = await renderIn('en', <SearchBox label="games" defaultValue={blank} onSearch={search} />)
    await screen.getByRole('button', { name: 'Search', exact: true }).click()
    expect(search).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('clears the text, keeps focus, and shows the clear button only with text', async () => {
    const screen = await renderIn(
      'en',
      <SearchBox label="games" defaultValue="neon" onSearch={() => undefined} />,
    )
    await screen.getByRole('button', { name: 'Clear' }).click()
    await expect.element(screen.getByRole('searchbox')).toHaveValue('')
    await expect.element(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Clear' }).elements()).toEqual([])
  })

  it('clears on Escape', async () => {
    const heard = vi.fn()
    const screen = await renderIn(
      'en',
      <SearchBox label="games" defaultValue="neon" onValueChange={heard} onSearch={() => undefined} />,
    )
    screen.getByRole('searchbox').element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('')
    expect(heard).toHaveBeenCalledExactlyOnceWith('')
  })

  it('shows only the controlled text', async () => {
    function Upper() {
      const [text, setText] = useState('')
      return (
        <SearchBox
          label="games"
          value={text}
          onValueChange={(next) => setText(next.toUpperCase())}
          onSearch={() => undefined}
        />
      )
    }
    const screen = await renderIn('en', <Upper />)
    await userEvent.type(screen.getByRole('searchbox'), 'neon')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('NEON')
  })

  it('is a search landmark', async () => {
    const screen = await renderIn('en', <SearchBox label="games" onSearch={() => undefined} />)
    await expect.element(screen.getByRole('search', { name: 'games' })).toBeVisible()
  })

  it.each(locales)('moves focus from field to clear to search in reading direction (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <SearchBox label="games" defaultValue="neon" onSearch={() => undefined} />,
    )
    screen.getByRole('searchbox').element().focus()
    const stops: number[] = []
    for (let stop = 0; stop < 3; stop += 1) {
      const box = document.activeElement?.getBoundingClientRect()
      stops.push((box?.left ?? 0) + (box?.width ?? 0) / 2)
      await userEvent.keyboard('{Tab}')
    }
    const along = stops.toSorted((a, b) => (locale === 'ar' ? b - a : a - b))
    expect(stops).toEqual(along)
    expect(new Set(stops).size).toBe(3)
  })

  it('keeps an Arabic placeholder at the inline start while empty', async () => {
    const screen = await renderIn('ar', <SearchBox label="ابحث" onSearch={() => undefined} />)
    expect(getComputedStyle(screen.getByRole('searchbox').element()).direction).toBe('rtl')
    await userEvent.fill(screen.getByRole('searchbox'), 'neon')
    expect(getComputedStyle(screen.getByRole('searchbox').element()).direction).toBe('ltr')
  })
})
