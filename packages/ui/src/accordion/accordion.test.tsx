import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance, type ConformanceProps } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  type AccordionProps,
} from './accordion.tsx'

const names = ['Rules', 'Scores', 'Help']
type Parts = Partial<Record<'item' | 'trigger' | 'content', object>>

const accordion = (props: AccordionProps = {}, { item, trigger, content }: Parts = {}) => (
  <Accordion {...props}>
    {names.map((name, at) => (
      <AccordionItem key={name} value={name} {...(at === 0 ? item : {})}>
        <AccordionTrigger {...(at === 0 ? trigger : {})}>{name}</AccordionTrigger>
        <AccordionContent {...(at === 0 ? content : {})}>About {name}</AccordionContent>
      </AccordionItem>
    ))}
  </Accordion>
)
const open = { defaultValue: 'Rules' }

describeConformance('Accordion', (props) => accordion(props), { slot: 'accordion' })
describeConformance('AccordionItem', (item: ConformanceProps) => accordion(open, { item }), {
  slot: 'accordion-item',
})
describeConformance('AccordionTrigger', (trigger: ConformanceProps) => accordion(open, { trigger }), {
  slot: 'accordion-trigger',
})
describeConformance('AccordionContent', (content: ConformanceProps) => accordion(open, { content }), {
  slot: 'accordion-content',
})

describe('Accordion', () => {
  it('opens one section at a time and closes it again', async () => {
    const opened = vi.fn()
    const screen = await renderIn('en', accordion({ onValueChange: opened }))
    await screen.getByRole('button', { name: 'Rules' }).click()
    await expect.element(screen.getByRole('region', { name: 'Rules' })).toHaveTextContent('About Rules')
    await screen.getByRole('button', { name: 'Scores' }).click()
    await expect.element(screen.getByText('About Rules')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Scores' }).click()
    await expect.element(screen.getByText('About Scores')).not.toBeInTheDocument()
    expect(opened.mock.calls.flat()).toEqual(['Rules', 'Scores', ''])
  })

  it('keeps any number of sections open with type="multiple"', async () => {
    const opened = vi.fn()
    const screen = await renderIn('ar', accordion({ type: 'multiple', onValueChange: opened }))
    await screen.getByRole('button', { name: 'Rules' }).click()
    await screen.getByRole('button', { name: 'Help' }).click()
    await expect.element(screen.getByText('About Rules')).toBeVisible()
    await expect.element(screen.getByText('About Help')).toBeVisible()
    expect(opened).toHaveBeenLastCalledWith(['Rules', 'Help'])
  })

  it('shows the controlled value and only requests changes', async () => {
    const asked = vi.fn()
    const screen = await renderIn('en', accordion({ value: 'Rules', onValueChange: asked }))
    await screen.getByRole('button', { name: 'Help' }).click()
    expect(asked).toHaveBeenCalledExactlyOnceWith('Help')
    await expect.element(screen.getByText('About Rules')).toBeVisible()
  })

  it.each(locales)('moves focus between headings with arrows, Home and End (%s)', async (locale) => {
    const screen = await renderIn(locale, accordion())
    const heading = (name: string) => screen.getByRole('button', { name })
    heading('Rules').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(heading('Scores')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(heading('Help')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(heading('Rules')).toHaveFocus()
  })

  it.each(locales)('puts the chevron at the inline end (%s)', async (locale) => {
    const screen = await renderIn(locale, accordion())
    const trigger = screen.getByRole('button', { name: 'Rules' }).element()
    const chevron = trigger.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
    const box = trigger.getBoundingClientRect()
    const side = chevron.left + chevron.width / 2 - (box.left + box.width / 2)
    expect(Math.sign(side)).toBe(locale === 'ar' ? -1 : 1)
  })

  it('renders headings at the given level', async () => {
    const screen = await renderIn('en', accordion({}, { trigger: { level: 2 } }))
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Help' })).toBeVisible()
  })
})
