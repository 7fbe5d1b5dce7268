import { describe, expect, it } from 'vitest'
import { getPitch } from '../core/audio/musician.ts'
import type { Piece } from '../core/index.ts'

const files = import.meta.glob<{ music: Piece }>(['../games/*/music.ts', '../games/*/sound/music.ts'], {
  eager: true,
})
const games = Object.keys(import.meta.glob('../games/*/index.ts'))
const pieces = Object.entries(files).map(([path, { music }]) => [path.split('/')[2] ?? path, music] as const)

it('every game has a piece of its own', () => {
  expect(pieces).toHaveLength(games.length)
  expect(new Set(pieces.map(([, music]) => JSON.stringify(music))).size).toBe(games.length)
})

describe.each(pieces)('the music of %s', (_, music) => {
  const length = music.phrases[0]?.length ?? 0

  it('lasts 30 to 60 seconds before it repeats', () => {
    const [calm, lively] = music.tempo
    for (const intensity of [0.2, 0.4]) {
      const seconds = (music.form.length * length * 30) / (calm + (lively - calm) * intensity)
      expect(seconds).toBeGreaterThan(30)
      expect(seconds).toBeLessThan(60)
    }
  })

  it('has phrases of one length that begin with a note and fit the rhythm', () => {
    for (const phrase of music.phrases) {
      expect(phrase).toHaveLength(length)
      expect(phrase).toMatch(/^[1-9a-g][1-9a-g-]*$/)
    }
    expect(music.rhythm).toMatch(/^D[DTk-]*$/)
    expect(length % music.rhythm.length).toBe(0)
  })

  it('plays every phrase in an even number of turns', () => {
    expect(new Set(music.form)).toEqual(new Set(music.phrases.map((_, index) => String(index))))
    // Runs start at an even phrase.
    expect(music.form.length % 2).toBe(0)
  })

  it('stays within the pitches that small speakers play well', () => {
    for (const sign of music.phrases.join('').replaceAll('-', '')) {
      const pitch = getPitch(music, sign)
      expect(pitch).toBeGreaterThan(130)
      expect(pitch).toBeLessThan(700)
    }
  })
})
