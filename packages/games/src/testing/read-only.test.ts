import { describe, expect, it } from 'vitest'
import { Random } from '../core/random.ts'
import { readOnly } from './read-only.ts'

const state = () => ({ score: 3, course: { roofs: [{ x: 1 }] }, random: new Random(1) })

describe('readOnly', () => {
  it('reads like the original state', () => {
    const one = state()
    const view = readOnly(one)
    expect(JSON.stringify(view)).toBe(JSON.stringify(one))
    expect(view.course.roofs.map(({ x }) => x)).toEqual([1])
    expect(view.course).toBe(view.course)
    one.course.roofs.push({ x: 2 })
    expect(view.course.roofs).toHaveLength(2)
  })

  it.each<[string, (view: ReturnType<typeof state>) => void]>([
    ['a field', (view) => (view.score = 4)],
    ['a list inside', (view) => view.course.roofs.push({ x: 2 })],
    ['a list inside a copy', (view) => ({ ...view }).course.roofs.pop()],
    ['an item of a list', (view) => view.course.roofs.forEach((roof) => (roof.x = 9))],
    ['the chance of the run', (view) => view.random.next()],
    ['a field that is taken away', (view) => Reflect.deleteProperty(view, 'score')],
  ])('throws on writing: %s', (_, write) => {
    const one = state()
    const before = JSON.stringify(one)
    expect(() => write(readOnly(one))).toThrow('A player wrote to')
    expect(JSON.stringify(one)).toBe(before)
  })
})
