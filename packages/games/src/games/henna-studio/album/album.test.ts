import { describe, expect, it, vi } from 'vitest'
import { maxSaveLength } from '../../../bridge/index.ts'
import { Random } from '../../../core/index.ts'
import type { Mark } from '../rules/design.ts'
import { pointCount } from '../rules/geometry.ts'
import { symmetries } from '../rules/symmetry.ts'
import { styleCounts, tools } from '../rules/tools.ts'
import { albumSize, createAlbum } from './album.ts'
import { packDesign, unpackDesign } from './pack.ts'

const createMarks = (seed: number, count: number, length: number): Mark[] => {
  const random = new Random(seed)
  return Array.from({ length: count }, () => {
    const tool = random.pick(tools)
    return {
      tool,
      style: random.int(0, styleCounts[tool] - 1),
      hue: random.int(0, 7),
      symmetry: random.int(0, symmetries.length - 1),
      size: random.int(0, 3),
      turn: random.int(0, 7),
      points: Array.from({ length: random.int(0, length) }, () => random.int(0, pointCount - 1)),
    }
  })
}

describe('packed designs', () => {
  it('read as they were written', () => {
    for (let seed = 0; seed < 40; seed++) {
      const marks = createMarks(seed, seed, 30)
      expect(unpackDesign(packDesign(marks))).toEqual(marks)
    }
  })

  it('need about one character a point of a line, and no escapes in JSON', () => {
    const points = Array.from({ length: 300 }, (_, index) => 192 * (60 + (index % 40)) + 40 + (index % 50))
    const line: Mark = { tool: 'brush', style: 1, hue: 0, symmetry: 3, size: 0, turn: 0, points }
    const packed = packDesign([line])
    expect(packed.length).toBeLessThan(350)
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2)
  })

  it('of any other text are none, and never throw', () => {
    const packed = packDesign(createMarks(4, 9, 12))
    const random = new Random(8)
    for (let round = 0; round < 2000; round++) {
      const at = random.int(0, packed.length - 1)
      const text =
        packed.slice(0, at) + String.fromCharCode(random.int(0, 0xffff)) + packed.slice(at + random.int(0, 2))
      const marks = unpackDesign(text) ?? []
      for (const { points } of marks) for (const point of points) expect(point).toBeLessThan(pointCount)
    }
    expect(unpackDesign('')).toBeNull()
    expect(unpackDesign('\uffff\uffff\uffff')).toBeNull()
  })
})

describe('album', () => {
  const hand = (seed: number) => createMarks(seed, 3, 4)

  it('keeps hands for the next visit, the newest first', () => {
    const store = vi.fn<(value: unknown) => void>()
    const album = createAlbum(null, store)
    expect(album.add(hand(1))).toBe('saved')
    album.startNew()
    album.add(hand(2))
    const next = createAlbum(store.mock.lastCall?.[0], store)
    expect(next.list()).toEqual([hand(2), hand(1)])
  })

  it('replaces the hand that was opened, and removes', () => {
    const album = createAlbum(null, () => undefined)
    for (const seed of [1, 2, 3]) {
      album.startNew()
      album.add(hand(seed))
    }
    expect(album.open(1)).toEqual(hand(2))
    album.add(hand(9))
    expect(album.list()).toEqual([hand(3), hand(9), hand(1)])
    album.remove(0)
    album.add(hand(8))
    expect(album.list()).toEqual([hand(8), hand(1)])
    album.remove(0)
    album.add(hand(7))
    expect(album.list()).toEqual([hand(7), hand(1)])
  })

  it('says that it is full, and fits into a save even with the largest hands', () => {
    const store = vi.fn<(value: unknown) => void>()
    const album = createAlbum(null, store)
    // About 3,900 characters each.
    const large = createMarks(5, 150, 20).map((mark) => ({
      ...mark,
      points: Array.from({ length: 20 }, (_, index) => index * 2300),
    }))
    let marks = large
    while (packDesign(marks).length > 4000) marks = marks.slice(1)
    for (let count = 0; count < albumSize; count++) {
      album.startNew()
      expect(album.add(marks)).toBe('saved')
    }
    album.keepDraft(marks)
    expect(JSON.stringify(store.mock.lastCall?.[0]).length).toBeLessThan(maxSaveLength - 4000)
    album.startNew()
    expect(album.add(hand(1))).toBe('full')
    expect(album.add([...large, ...large])).toBe('too-large')
  })

  it('ignores invalid stored values', () => {
    const good = packDesign(hand(1))
    for (const stored of [3, 'x', [], { hands: 'x' }, { hands: [null, 7, '\uffff'], draft: {} }]) {
      expect(createAlbum(stored, () => undefined).list()).toEqual([])
    }
    expect(createAlbum({ hands: ['!', good], draft: good }, () => undefined).list()).toEqual([hand(1)])
  })
})
