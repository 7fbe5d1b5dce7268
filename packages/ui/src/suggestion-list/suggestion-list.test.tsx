import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent, DialogTitle } from '../dialog/index.ts'
import { SearchBox } from '../search-box/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Suggestion, SuggestionList } from './index.ts'

describeConformance(
  'SuggestionList',
  (props) => (
    <SuggestionList aria-label="ابحث عن لعبة" {...props}>
      <Suggestion href="#zellige">زليج</Suggestion>
    </SuggestionList>
  ),
  { slot: 'suggestion-list' },
)
describeConformance(
  'Suggestion',
  (props) => (
    <SuggestionList aria-label="ابحث عن لعبة">
      <Suggestion href="#zellige" detail="الألغاز" hue="puzzle" {...props}>
        زليج
      </Suggestion>
    </SuggestionList>
  ),
  { slot: 'suggestion' },
)

const names = ['one', 'two', 'three']

async function renderBox(locale: (typeof locales)[number] = 'en', search = vi.fn(), chosen = vi.fn()) {
  const screen = await renderIn(
    locale,
    <>
      <SearchBox
        label="games"
        onSearch={search}
        suggestionsStatus="3 suggestions"
        suggestions={
          <SuggestionList>
            {names.map((name) => (
              <Suggestion
                key={name}
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  chosen(name)
                }}
              >
                {name}
              </Suggestion>
            ))}
          </SuggestionList>
        }
      />
      <button type="button">after</button>
    </>,
  )
  const field = screen.getByRole('combobox', { name: 'games' })
  const pointed = () => {
    const id = field.element().getAttribute('aria-activedescendant')
    return id === null ? null : document.getElementById(id)?.textContent
  }
  return { screen, field, pointed, search, chosen }
}

describe('SearchBox with suggestions', () => {
  it.each(locales)(
    'opens on typing, announces the count, and moves through suggestions with wrap-around (%s)',
    async (locale) => {
      const { screen, field, pointed } = await renderBox(locale)
      await expect.element(field).toHaveAttribute('aria-expanded', 'false')
      await userEvent.type(field, 'a')
      await expect.element(field).toHaveAttribute('aria-expanded', 'true')
      await expect.element(screen.getByRole('listbox', { name: 'games' })).toBeVisible()
      await expect.element(screen.getByRole('status')).toHaveTextContent('3 suggestions')
      expect(pointed()).toBe(null)
      const way: (string | null | undefined)[] = []
      for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
        await userEvent.keyboard(`{${key}}`)
        way.push(pointed())
      }
      expect(way).toEqual(['one', 'three', null, 'three', 'one', null])
      await expect.element(field).toHaveFocus()
    },
  )

  it('marks only the active suggestion as selected', async () => {
    const { screen, field } = await renderBox()
    await userEvent.type(field, 'a{ArrowDown}{ArrowDown}')
    expect(
      screen
        .getByRole('option', { selected: true })
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['two'])
  })

  it('follows the active suggestion on Enter, otherwise searches for the text', async () => {
    const { field, search, chosen } = await renderBox()
    await userEvent.type(field, 'a{ArrowDown}{Enter}')
    expect(chosen.mock.calls).toEqual([['one']])
    expect(search).not.toHaveBeenCalled()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'b{Enter}')
    expect(search.mock.calls).toEqual([['ab']])
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes on Escape, keeps the text, and stops propagation', async () => {
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    const { field } = await renderBox()
    await userEvent.type(field, 'a')
    heard.mockClear()
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', heard)
    expect(heard).not.toHaveBeenCalled()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('a')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  })

  it('keeps a surrounding dialog open when Escape closes the list', async () => {
    await renderIn(
      'en',
      <Dialog defaultOpen>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Menu</DialogTitle>
          <SearchBox
            label="games"
            onSearch={() => undefined}
            suggestions={
              <SuggestionList>
                <Suggestion href="#one">one</Suggestion>
              </SuggestionList>
            }
          />
        </DialogContent>
      </Dialog>,
    )
    const field = page.getByRole('combobox', { name: 'games' })
    await userEvent.type(field, 'b')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('b')
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('closes when Tab moves focus away', async () => {
    const { screen, field } = await renderBox()
    await userEvent.type(field, 'a{ArrowDown}')
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('listbox').elements()).toEqual([])
  })

  it('keeps focus in the field when a suggestion is clicked', async () => {
    const { screen, field, chosen } = await renderBox()
    await userEvent.type(field, 'a')
    await screen.getByRole('option', { name: 'two' }).click()
    expect(chosen.mock.calls).toEqual([['two']])
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('ignores keys during IME composition', async () => {
    const { field, pointed, search } = await renderBox()
    await userEvent.type(field, 'a')
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      // The second is Safari's, where the composition has already ended.
      for (const composing of [{ isComposing: true }, { keyCode: 229 }])
        field.element().dispatchEvent(new KeyboardEvent('keydown', { key, ...composing, bubbles: true }))
    expect(pointed()).toBe(null)
    expect(search).not.toHaveBeenCalled()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  })

  it('is a plain search field without suggestions', async () => {
    const screen = await renderIn('en', <SearchBox label="games" onSearch={() => undefined} />)
    await expect.element(screen.getByRole('searchbox', { name: 'games' })).toBeVisible()
  })
})
