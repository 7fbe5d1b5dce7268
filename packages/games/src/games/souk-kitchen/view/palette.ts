import { courtyard } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'

/** Colors of a stall, one set for each palette. */
export interface Stall {
  stripe: Color
  /** Sky at the end of the lane, and the walls of the lane. */
  sky: Color
  wall: Color
}

const stalls: readonly Stall[] = [
  { stripe: courtyard.pomegranate, sky: [0.72, 0.13, 58], wall: [0.33, 0.05, 40] },
  { stripe: courtyard.teal, sky: [0.78, 0.1, 80], wall: [0.34, 0.045, 60] },
  { stripe: courtyard.violet, sky: [0.56, 0.13, 330], wall: [0.3, 0.055, 330] },
  { stripe: courtyard.green, sky: [0.76, 0.09, 110], wall: [0.32, 0.04, 110] },
  { stripe: courtyard.cobalt, sky: [0.46, 0.11, 265], wall: [0.28, 0.05, 262] },
  { stripe: courtyard.rose, sky: [0.7, 0.12, 20], wall: [0.33, 0.06, 10] },
]

export const getStall = (palette: number): Stall => stalls[palette % stalls.length] ?? (stalls[0] as Stall)

export const wood: Color = [0.46, 0.075, 55]
export const paleWood: Color = [0.72, 0.085, 68]
export const darkWood: Color = [0.27, 0.045, 48]
export const brass: Color = [0.74, 0.12, 78]
export const copper: Color = [0.62, 0.125, 45]
export const iron: Color = [0.3, 0.02, 250]
export const gold: Color = [0.83, 0.16, 82]
export const flame: Color = [0.72, 0.18, 52]
export const qualityColors: readonly Color[] = [
  [0.62, 0.2, 25],
  [0.72, 0.13, 45],
  [0.84, 0.13, 120],
  courtyard.saffron,
]
