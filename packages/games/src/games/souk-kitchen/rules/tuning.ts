import { stepsPerSecond } from '../../../core/index.ts'
import type { Upgrade } from './menu.ts'
import type { Quality, State } from './state.ts'

export const daySteps = 33 * stepsPerSecond
/** Steps before the end of the day when customers stop arriving. */
export const lastArrival = 5 * stepsPerSecond

export const has = ({ upgrades }: Readonly<State>, upgrade: Upgrade): boolean => upgrades.includes(upgrade)

/** Half widths of the windows for a perfect and a good result. */
export interface Window {
  perfect: number
  good: number
}
const widen = ({ perfect, good }: Window, wide: boolean): Window =>
  wide ? { perfect: perfect * 1.5, good: good * 1.3 } : { perfect, good }

export const getPanWindow = (state: Readonly<State>): Window =>
  widen({ perfect: 0.12, good: 0.27 }, has(state, 'copper'))
export const getBoardWindow = (state: Readonly<State>): Window =>
  widen({ perfect: 0.042, good: 0.09 }, has(state, 'knife'))
export const getJugWindow = (state: Readonly<State>): Window =>
  widen({ perfect: 0.04, good: 0.1 }, has(state, 'spout'))
export const getPlateWindow = (state: Readonly<State>): Window =>
  widen({ perfect: 0.036, good: 0.085 }, has(state, 'tray'))

/** Grades a distance from the ideal. */
export const grade = (distance: number, { perfect, good }: Window): Quality => {
  const size = Math.abs(distance)
  return size <= perfect ? 3 : size <= good ? 2 : 1
}

/** Heat at which food is burnt. */
export const burntAt = 1.8
/** The pan is hot when the second side starts. */
export const secondSideHeat = 0.2

/** Speeds of the stations. */
const getPace = ({ day, level }: Readonly<State>): number => 1 + 0.008 * (day - 1) + 0.05 * (level - 1)
export const getHeatRate = (state: Readonly<State>): number => getPace(state) / 125
export const getKnifeRate = (state: Readonly<State>): number => getPace(state) / 122
export const getPourRate = (state: Readonly<State>): number => getPace(state) / 105
export const getTurnRate = (state: Readonly<State>): number => getPace(state) / 150

/** Steps between two arrivals. */
export const getInterval = ({ day }: Readonly<State>): number =>
  Math.round(stepsPerSecond * Math.max(2.4, 6.2 - 0.2 * day))

/** Returns how many steps a customer waits, before the factors of the guest and of the upgrade. */
export const getPatience = ({ day, level }: Readonly<State>, parts: number): number =>
  Math.round(stepsPerSecond * (13 + 3 * parts) * (1 - 0.012 * (day - 1) - 0.05 * (level - 1)))

export const getSeats = ({ day }: Readonly<State>): number => (day === 1 ? 2 : 3)

/** Share by which each level raises the target, from the fourth day on. */
const demand = [0, 0.3, 0.95, 1.9, 3]

/** Target of a day, in points. */
export const getTarget = (day: number, level: number): number => {
  const more = ((demand[level - 1] ?? 0) * Math.min(day, 4)) / 4
  return Math.round(((32 + 37 * day + 0.3 * day * day) * (1 + more)) / 10) * 100
}

/** One star for the target, two and three for more. */
export const starFactors = [1, 1.3, 1.6] as const
export const countStars = (points: number, target: number): number =>
  starFactors.filter((factor) => points >= target * factor).length

export const qualityPoints: readonly number[] = [0, 40, 120, 200]
export const favoritePoints = 200
/** For a dish of perfect parts only. */
export const perfectPoints = 150
export const longestCombo = 5
/** A combo adds a tenth for each dish. */
export const applyCombo = (points: number, combo: number): number =>
  Math.floor((points * (10 + Math.min(combo, longestCombo))) / 10)
