import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Select, type SelectProps } from './select.tsx'

const sorts = (props: SelectProps = {}) => (
  <Select aria-label="الترتيب" {...props}>
    <option value="rating">التقييم</option>
    <option value="title">العنوان</option>
    <option value="newest">الأحدث</option>
  </Select>
)

describeConformance('Select', (props) => sorts(props), { slot: 'select' })

describe('Select', () => {
  it('reports the chosen option', async () => {
    const chosen = vi.fn()
    const screen = await renderIn('ar', sorts({ onChange: (event) => chosen(event.target.value) }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'الترتيب' }), 'newest')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('newest')
  })

  it('chooses by typing ahead', async () => {
    const screen = await renderIn(
      'en',
      <Select aria-label="Sort by">
        <option value="rating">Rating</option>
        <option value="newest">Newest</option>
      </Select>,
    )
    screen.getByRole('combobox').element().focus()
    await userEvent.keyboard('ne')
    await expect.element(screen.getByRole('combobox')).toHaveValue('newest')
  })

  it.each(locales)('keeps its chevron at the inline end, clear of the text (%s)', async (locale) => {
    const screen = await renderIn(locale, sorts())
    const select = screen.getByRole('combobox').element()
    const box = select.getBoundingClientRect()
    const chevron = select.parentElement?.querySelector('svg')?.getBoundingClientRect()
    const fromStart = (chevron?.left ?? 0) + (chevron?.width ?? 0) / 2 - (box.left + box.width / 2)
    expect(Math.sign(fromStart)).toBe(locale === 'ar' ? -1 : 1)
    expect(Number.parseFloat(getComputedStyle(select).paddingInlineEnd)).toBeGreaterThan(chevron?.width ?? 0)
  })
})
