import { describe, expect, it } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { Prose } from './prose.tsx'

const root = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="prose"]')
  if (!found) throw new Error('The text is not there.')
  return found
}

describe('Prose of ten thousand words', () => {
  const sentence = 'The square lies open under the evening sun, and whoever comes by takes a seat. '
  const many = (count: number, block: (at: number) => string, between = '\n\n') =>
    Array.from({ length: count }, (_, at) => block(at)).join(between)
  const sections = () => [...root().children]
  const isNear = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })

  it('wraps the continuation of a long paragraph in its final layout', async () => {
    await renderIn('en', <Prose text={sentence.repeat(30)} />)
    const styles = [...root().querySelectorAll('p')].map((each) => getComputedStyle(each).textWrapStyle)
    // Balanced last lines would rewrap the whole paragraph when it becomes long.
    expect(styles).toEqual(['auto', 'auto'])
  })

  it('lays out only sections near the viewport, and the last one', async () => {
    await renderIn('en', <Prose text={many(300, () => sentence.repeat(3))} />)
    const paragraphs = [...root().querySelectorAll('p')]
    expect(paragraphs).toHaveLength(300)
    await expect.poll(() => paragraphs.filter(isNear).length).toBeLessThan(100)
    expect(isNear(paragraphs[0] as Element)).toBe(true)
    expect(isNear(paragraphs.at(-1) as Element)).toBe(true)
  })

  it.each([
    ['paragraphs', many(60, () => sentence.repeat(5)), 4],
    ['items of one list', many(400, () => `- ${sentence}`, '\n'), 3],
  ])('never skips rendering of sections near the end of the text: %s', async (_, text, near) => {
    const screen = await renderIn('en', <Prose text={text} />)
    await screen.rerender(<Prose text={`${text}\n\nIt grows`} />)
    const seen = sections().map((section) => getComputedStyle(section).contentVisibility === 'visible')
    expect(seen.lastIndexOf(false)).toBe(seen.length - 1 - near)
    expect(seen.indexOf(true)).toBe(seen.length - near)
    // Browsers render ahead by half a viewport or more: only sections beyond that may skip rendering.
    const [last, told] = [sections().at(-1), sections().at(-1 - near)].map((each) =>
      each?.getBoundingClientRect(),
    )
    expect((last?.top ?? 0) - (told?.bottom ?? 0)).toBeGreaterThan(1500)
  })

  it.each([
    ['paragraphs', many(20, () => sentence.repeat(5)), '16'],
    ['headings', many(20, (at) => `## ${at}\n\n- ${sentence.repeat(35)}`), '28'],
    ['items of one list', many(120, () => `- ${sentence}`, '\n'), '6'],
  ])('shows no section boundaries: %s', async (_, text, room) => {
    await renderIn('en', <Prose text={text} style={{ fontSize: 16 }} />)
    expect(sections().length).toBeGreaterThan(1)
    const rooms = sections()
      .slice(1)
      .map((section) => {
        const above = section.previousElementSibling?.getBoundingClientRect().bottom ?? 0
        return (section.getBoundingClientRect().top - above).toFixed(0)
      })
    expect(new Set(rooms)).toEqual(new Set([room]))
  })

  it.each([
    ['a paragraph', sentence.repeat(700)],
    ['a list', many(700, () => `- ${sentence}`, '\n')],
    ['an article', many(150, (at) => `## Part ${at}\n\n${sentence.repeat(4)}`)],
  ])('rerenders only the end of %s while it grows', async (_, text) => {
    let drawn = ''
    const renderText = (words: string) => {
      drawn += words
      return words
    }
    const screen = await renderIn('en', <Prose text={text} renderText={renderText} />)
    const before = [...root().querySelectorAll('p, li, h3')]
    expect(drawn.length).toBeGreaterThan(40_000)
    drawn = ''
    await screen.rerender(<Prose text={`${text}It grows`} renderText={renderText} />)
    expect(drawn).toContain('It grows')
    expect(drawn.length).toBeLessThan(5000)
    expect([...root().querySelectorAll('p, li, h3')].slice(0, -3)).toEqual(before.slice(0, -3))
  })
})
