import { describe, expect, it } from 'vitest'
import { Button } from '../button/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { ButtonGroup, type ButtonGroupProps } from './button-group.tsx'

const group = (props: Partial<ButtonGroupProps> = {}) => (
  <ButtonGroup label="الأدوار" {...props}>
    <Button>تراجع</Button>
    <Button>تلميح</Button>
    <Button>إعادة</Button>
  </ButtonGroup>
)

describeConformance('ButtonGroup', (props) => group(props), { slot: 'button-group' })

const buttons = () => [...document.querySelectorAll('button')]
const corners = (button: Element) => {
  const style = getComputedStyle(button)
  return [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomRightRadius,
    style.borderBottomLeftRadius,
  ].map((radius) => radius !== '0px')
}

describe('ButtonGroup', () => {
  it('is a group with an accessible name', async () => {
    const screen = await renderIn('ar', group())
    await expect.element(screen.getByRole('group', { name: 'الأدوار' })).toBeVisible()
  })

  it.each(locales)('rounds only its outer corners and leaves no gap (%s)', async (locale) => {
    await renderIn(locale, group())
    const start = [true, false, false, true]
    const end = [false, true, true, false]
    const [first, last] = locale === 'ar' ? [end, start] : [start, end]
    expect(buttons().map(corners)).toEqual([first, [false, false, false, false], last])
    const boxes = buttons()
      .map((button) => button.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left)
    for (const [at, box] of boxes.entries()) {
      const next = boxes[at + 1]
      if (next) expect(Math.abs(box.right - next.left - 1)).toBeLessThan(0.6)
    }
  })

  it('rounds the top and bottom corners when vertical', async () => {
    await renderIn('ar', group({ orientation: 'vertical' }))
    expect(buttons().map(corners)).toEqual([
      [true, true, false, false],
      [false, false, false, false],
      [false, false, true, true],
    ])
  })

  it('rounds all corners of a single button', async () => {
    await renderIn(
      'en',
      <ButtonGroup label="Turns">
        <Button>Back</Button>
      </ButtonGroup>,
    )
    expect(buttons().map(corners)).toEqual([[true, true, true, true]])
  })
})
