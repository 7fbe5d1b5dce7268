import { describe, expect, it } from 'vitest'
import { createMusician, getPitch } from './musician.ts'
import type { Piece } from './musician.ts'

const piece: Piece = {
  tempo: [60, 120],
  tonic: 200,
  maqam: [0, 3, 6, 10, 14, 16, 20],
  rhythm: 'D-T-',
  phrases: ['1-2-3-4-', '5-4-3-1-'],
  form: '0110',
  voices: ['oud', 'nay'],
}
const play = (seed: number, intensity: number, seconds: number) => {
  const tones: { from: number; at: number }[] = []
  createMusician(piece, seed).schedule(0, seconds, intensity, ({ from }, at) => tones.push({ from, at }))
  return tones
}

describe('getPitch', () => {
  it('reads degrees in quarter tones, in three octaves', () => {
    const read = (sign: string) => getPitch(piece, sign)
    expect(read('1')).toBe(200)
    expect(read('2')).toBeCloseTo(200 * 2 ** (1.5 / 12))
    expect(read('8')).toBe(400)
    expect(read('9')).toBeCloseTo(400 * 2 ** (1.5 / 12))
    expect(read('a')).toBe(100)
    expect(read('g')).toBeCloseTo(100 * 2 ** (10 / 12))
  })

  it.each(['-', '.', '', 'h', '0'])('reads no note from "%s"', (sign) =>
    expect(getPitch(piece, sign)).toBeNull(),
  )
})

describe('createMusician', () => {
  it('plays the same from the same seed, and differently from others', () => {
    expect(play(1, 0.5, 20)).toEqual(play(1, 0.5, 20))
    const openings = [1, 2, 3, 4].map((seed) => JSON.stringify(play(seed, 0.5, 20)))
    expect(new Set(openings).size).toBe(4)
  })

  it('varies a piece when it repeats', () => {
    const seconds = 32
    const tones = play(5, 0, 2 * seconds)
    const describePart = (from: number) =>
      JSON.stringify(
        tones.filter(({ at }) => at >= from && at < from + seconds - 1).map((tone) => Math.round(tone.from)),
      )
    expect(describePart(0)).not.toBe(describePart(seconds))
  })

  it('plays faster the livelier it is', () => {
    const drums = (intensity: number) => play(1, intensity, 20).filter(({ from }) => from === 128).length
    expect(drums(0)).toBe(0)
    expect(drums(1)).toBeGreaterThan(drums(0.01) * 1.7)
  })

  it('continues after a gap without playing what was missed', () => {
    const musician = createMusician(piece, 1)
    const starts: number[] = []
    musician.schedule(0, 0.3, 1, (_, at) => starts.push(at))
    musician.schedule(100, 100.3, 1, (_, at) => starts.push(at))
    expect(starts.filter((at) => at > 0.4 && at < 100)).toEqual([])
    expect(starts.some((at) => at >= 100)).toBe(true)
  })
})
