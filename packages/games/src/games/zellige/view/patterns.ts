import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { corners, kites, polygon, star } from './geometry.ts'

type Glaze = 'ground' | 'light' | 'deep' | 'paper' | 'second'
type Piece = readonly [glaze: Glaze, path: string]

/** Returns the inner radius of a star that joins every `skip`th of its points. */
const getInnerRadius = (points: number, skip: number, outer: number): number =>
  (outer * Math.cos((Math.PI * skip) / points)) / Math.cos((Math.PI * (skip - 1)) / points)

/** Star patterns by rank, each with more points or rings than the one before. */
const patterns: readonly (readonly Piece[])[] = [
  [
    ['light', polygon(4, 37)],
    ['ground', polygon(4, 24, 1 / 8)],
    ['paper', polygon(4, 14)],
  ],
  [
    ['paper', star(8, 40, getInnerRadius(8, 2, 40))],
    ['ground', polygon(8, 24, 1 / 16)],
    ['light', polygon(8, 13, 1 / 16)],
  ],
  [
    ['light', polygon(6, 41)],
    ['paper', kites(6, 0, 25, 41, 0.84)],
    ['ground', polygon(6, 15, 1 / 12)],
    ['second', polygon(6, 9)],
  ],
  [
    ['light', corners(8, 28, getInnerRadius(8, 2, 28))],
    ['paper', star(8, 36, getInnerRadius(8, 2, 36))],
    ['second', star(8, 24, getInnerRadius(8, 3, 24))],
    ['paper', polygon(8, 7)],
  ],
  [
    ['light', polygon(5, 44)],
    ['paper', star(5, 44, getInnerRadius(5, 2, 44))],
    ['second', kites(5, 0, 14, 26, 0.7)],
    ['ground', polygon(5, 9, 1 / 10)],
  ],
  [
    ['paper', kites(8, 14, 30, 45, 0.86)],
    ['light', kites(8, 25, 36, 44, 0.4, 1 / 16)],
    ['second', star(8, 22, getInnerRadius(8, 3, 22))],
    ['paper', polygon(8, 6)],
  ],
  [
    ['deep', polygon(10, 45)],
    ['paper', star(10, 45, getInnerRadius(10, 3, 45))],
    ['light', star(10, 30, getInnerRadius(10, 3, 30), 1 / 20)],
    ['second', star(5, 17, getInnerRadius(5, 2, 17))],
  ],
  [
    ['light', corners(8, 30, getInnerRadius(8, 3, 30))],
    ['paper', star(12, 42, getInnerRadius(12, 4, 42))],
    ['ground', polygon(12, 25, 1 / 24)],
    ['second', kites(6, 0, 13, 22, 0.8)],
    ['paper', polygon(6, 6, 1 / 12)],
  ],
  [
    ['deep', polygon(10, 47, 1 / 20)],
    ['paper', kites(10, 18, 33, 46, 0.9)],
    ['second', kites(10, 30, 39, 45, 0.5, 1 / 20)],
    ['light', star(10, 24, getInnerRadius(10, 4, 24))],
    ['paper', star(5, 10, 5)],
  ],
  [
    ['second', corners(12, 26, getInnerRadius(12, 5, 26))],
    ['light', star(12, 46, 37, 1 / 24)],
    ['deep', polygon(12, 36)],
    ['paper', kites(12, 14, 26, 35, 0.92)],
    ['second', star(12, 18, getInnerRadius(12, 5, 18))],
    ['paper', polygon(6, 5)],
  ],
  [
    ['light', corners(4, 34, 17, 1 / 8)],
    ['deep', polygon(16, 46)],
    ['paper', star(16, 46, getInnerRadius(16, 5, 46))],
    ['second', kites(16, 14, 22, 33, 0.8)],
    ['light', star(8, 16, getInnerRadius(8, 3, 16))],
  ],
  [
    ['paper', corners(8, 24, getInnerRadius(8, 3, 24))],
    ['light', kites(16, 30, 41, 48, 0.9)],
    ['second', kites(16, 31, 37, 45, 0.55, 1 / 32)],
    ['deep', polygon(16, 32)],
    ['paper', kites(16, 14, 24, 31, 0.9)],
    ['light', star(16, 16, getInnerRadius(16, 7, 16))],
    ['paper', polygon(8, 5)],
  ],
]

const { teal, green, cobalt, violet, rose, pomegranate, tangerine, saffron, paper, ink, night } = courtyard
const hues: readonly Color[] = [teal, green, cobalt, violet, rose, pomegranate]

/** Returns the tile's colors. The upper six ranks use night glaze, framed in the hue and lit in saffron. */
function getGlazes(rank: number, palette: number): Record<Glaze, Color> {
  const hue = hues[(rank - 1 + palette) % hues.length] as Color
  const fine = rank > hues.length
  return {
    ground: fine ? mix(night, hue, 0.14) : shade(hue, -0.1),
    light: fine ? hue : [0.85, hue[1] * 0.62, hue[2]],
    deep: fine ? mix(ink, hue, 0.36) : shade(hue, -0.24),
    paper: fine && rank > 9 ? mix(saffron, paper, 0.72) : paper,
    second: fine ? saffron : rank % 2 === 0 ? saffron : tangerine,
  }
}

export const finestPattern = patterns.length

/** Returns the paint of a rank; ranks beyond the last pattern reuse it in other colors. */
export function getPaint(rank: number, palette: number) {
  const colors = getGlazes(rank, palette)
  const pieces = patterns[Math.min(rank, finestPattern) - 1] ?? []
  return {
    ground: css(colors.ground),
    edge: css(shade(colors.ground, rank > hues.length ? 0.22 : -0.12)),
    shadow: css(mix(shade(colors.ground, -0.26), night, 0.3)),
    spark: [css(colors.light), css(colors.second), css(colors.paper)],
    grout: css(rank > hues.length ? night : colors.deep),
    pieces: pieces.map(([glaze, path]) => ({ path, fill: css(colors[glaze]) })),
  }
}
