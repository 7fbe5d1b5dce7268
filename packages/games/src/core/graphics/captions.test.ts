import { describe, expect, it } from 'vitest'
import { createCaptions } from './captions.ts'

/** Creates a canvas context that records texts. Each letter is half as wide as it is high. */
function paper() {
  const written: { text: string; x: number; y: number; width: number }[] = []
  let font = ''
  const size = () => Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1])
  const context = {
    set font(value: string) {
      font = value
    },
    measureText: (text: string) => ({ width: (text.length * size()) / 2 }),
    strokeText: () => {},
    fillText: (text: string, x: number, y: number) =>
      written.push({ text, x, y, width: (text.length * size()) / 2 }),
  } as unknown as CanvasRenderingContext2D
  return { context, written }
}
const words = { text: 'Near miss', x: 100, y: 200, size: 20, color: 'white', life: 1 }
const still = { reducedMotion: () => true, rise: 40 }

describe('createCaptions', () => {
  it('raises captions and removes them after their lifetime', () => {
    const { context, written } = paper()
    const captions = createCaptions({ reducedMotion: () => false, rise: 40 })
    captions.add(words)
    captions.draw(context, 0.5)
    expect(written[0]).toMatchObject({ x: 100, y: 170 })
    captions.draw(context, 0.6)
    captions.draw(context, 0.1)
    expect(written).toHaveLength(1)
  })

  it('does not move captions with reduced motion', () => {
    const { context, written } = paper()
    const captions = createCaptions(still)
    captions.add(words)
    captions.draw(context, 0.5)
    expect(written[0]?.y).toBe(200)
  })

  it.each([[-20], [0], [30], [370], [500]])('keeps a caption at x = %i inside the edges', (x) => {
    const { context, written } = paper()
    const captions = createCaptions(still)
    captions.add({ ...words, x })
    captions.draw(context, 0.1, { from: 0, to: 375 })
    const { x: middle = 0, width = 0 } = written[0] ?? {}
    expect(middle - width / 2).toBeGreaterThan(0)
    expect(middle + width / 2).toBeLessThan(375)
  })

  it('stacks captions added at the same place and time', () => {
    const { context, written } = paper()
    const captions = createCaptions(still)
    for (const text of ['one', 'two', 'three']) captions.add({ ...words, text })
    captions.draw(context, 0.1)
    expect(written.map(({ y }) => y)).toEqual([152, 176, 200])
  })

  it('does not move captions that do not overlap', () => {
    const { context, written } = paper()
    const captions = createCaptions(still)
    captions.add({ ...words, x: 300 })
    captions.add({ ...words, y: 60 })
    captions.add(words)
    captions.draw(context, 0.1)
    expect(written.map(({ y }) => y)).toEqual([200, 60, 200])
  })

  it('limits the number of captions', () => {
    const { context, written } = paper()
    const captions = createCaptions({ ...still, maxCount: 3 })
    for (let index = 0; index < 9; index++) captions.add({ ...words, y: index * 100, text: String(index) })
    captions.draw(context, 0.1)
    expect(written.map(({ text }) => text)).toEqual(['6', '7', '8'])
  })
})
