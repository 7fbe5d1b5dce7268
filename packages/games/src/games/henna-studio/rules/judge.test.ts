import { describe, expect, it } from 'vitest'
import { tiers } from './briefs.ts'
import type { Want } from './briefs.ts'
import { createMark } from './design.ts'
import type { Mark } from './design.ts'
import { center, fingers, getFingerPoint, toPointNumber } from './geometry.ts'
import type { Point } from './geometry.ts'
import { getTotal, judge, tighten } from './judge.ts'
import { symmetries } from './symmetry.ts'
import { createSettings, families, stampsInFamily } from './tools.ts'
import type { ToolSettings } from './tools.ts'

const mark = (settings: Partial<ToolSettings>, ...places: readonly Point[]): Mark =>
  createMark({ ...createSettings(), ...settings }, places.map(toPointNumber))
const find = (kind: string, ways: number) =>
  symmetries.findIndex((each) => each.kind === kind && each.ways === ways)
const beside: Point = { x: center.x + 40, y: center.y - 20 }
const grade = (want: Want, ...marks: readonly Mark[]) => judge([want], marks)[0]

describe('judge', () => {
  it('finds mirrored halves alike, and a lone side not', () => {
    const want = { kind: 'symmetry', min: 60 } as const
    const stamp = { tool: 'stamp', size: 2 } as const
    expect(grade(want, mark(stamp, beside))?.value).toBe(0)
    expect(grade(want, mark({ ...stamp, symmetry: find('mirror', 2) }, beside))?.value).toBeGreaterThan(90)
    expect(grade(want, mark({ ...stamp, symmetry: find('kaleidoscope', 8) }, beside))?.value).toBeGreaterThan(
      80,
    )
    expect(grade(want)?.value).toBe(0)
  })

  it('counts motifs with their copies on the hand, and none beside it', () => {
    const want = { kind: 'motif', family: 'paisley', min: 4 } as const
    const stamp = {
      tool: 'stamp',
      styles: { ...createSettings().styles, stamp: stampsInFamily + 2 },
    } as const
    expect(grade(want, mark(stamp, center))).toMatchObject({ value: 1, grade: 25 })
    expect(grade(want, mark({ ...stamp, symmetry: find('turn', 4) }, beside))).toMatchObject({
      value: 4,
      grade: 100,
    })
    expect(
      grade(want, mark({ ...stamp, symmetry: find('fingers', 5) }, getFingerPoint(fingers[2]!, 0.5)))?.value,
    ).toBe(5)
    expect(grade(want, mark(stamp, { x: 370, y: 40 }))?.value).toBe(0)
    expect(grade({ ...want, family: 'star' }, mark(stamp, center))?.value).toBe(0)
  })

  it('wants a coverage within its range', () => {
    const want = { kind: 'cover', area: 'palm', min: 12, max: 50 } as const
    const stamp = (size: number) => mark({ tool: 'stamp', size }, center)
    const [little, enough] = [grade(want, stamp(0)), grade(want, stamp(3))]
    expect(little?.grade).toBeLessThan(60)
    expect(enough).toMatchObject({ grade: 100 })
    const much = [0, 60, -60].flatMap((x) =>
      [-60, 0, 60].map((y) => mark({ tool: 'stamp', size: 3 }, { x: center.x + x, y: center.y + y })),
    )
    expect(grade(want, ...much)?.value).toBeGreaterThan(80)
    expect(grade(want, ...much)?.grade).toBeLessThan(50)
  })

  it('sees hues, nails and rings', () => {
    const tip = getFingerPoint(fingers[1]!, 0.9)
    expect(grade({ kind: 'hue', hue: 5 }, mark({ hue: 5 }, center, beside))?.grade).toBe(100)
    expect(grade({ kind: 'hue', hue: 5 }, mark({ hue: 4 }, center, beside))?.grade).toBe(0)
    expect(grade({ kind: 'nails', min: 5 }, mark({ tool: 'nail' }, tip))?.value).toBe(1)
    expect(
      grade({ kind: 'nails', min: 5 }, mark({ tool: 'nail', symmetry: find('fingers', 5) }, tip))?.value,
    ).toBe(5)
    const ring = mark({ tool: 'ring' }, tip)
    expect(grade({ kind: 'rings', min: 1 }, ring)?.value).toBe(1)
    expect(grade({ kind: 'rings', min: 1 }, ring, ring)?.value).toBe(0)
  })

  it('averages the grades, and asks for more when strict', () => {
    const wants: readonly Want[] = [
      { kind: 'nails', min: 5 },
      { kind: 'hue', hue: 0 },
    ]
    expect(getTotal(judge(wants, [mark({}, center)]))).toBe(50)
    expect(tighten({ kind: 'motif', family: 'leaf', min: 4 }, 130)).toMatchObject({ min: 6 })
    expect(tighten({ kind: 'symmetry', min: 80 }, 200)).toMatchObject({ min: 90 })
    expect(tighten({ kind: 'cover', area: 'palm', min: 40, max: 60 }, 200)).toMatchObject({
      min: 50,
      max: 60,
    })
  })

  it('knows 24 briefs with two to four wants, and every family of stamps', () => {
    const briefs = tiers.flat()
    expect(briefs).toHaveLength(24)
    for (const { wants } of briefs) {
      expect(wants.length).toBeGreaterThanOrEqual(2)
      expect(wants.length).toBeLessThanOrEqual(4)
    }
    const wanted = new Set(
      briefs.flatMap(({ wants }) => wants.flatMap((want) => (want.kind === 'motif' ? [want.family] : []))),
    )
    expect([...wanted].toSorted()).toEqual([...families].toSorted())
  })
})
