import { useSyncExternalStore } from 'react'
import { countStreak } from '../../catalogue/daily/streak.ts'
import { playedDays } from './played-days.ts'

const prerenderedDays: readonly number[] = []

const useDays = (userId: string | null) =>
  useSyncExternalStore(
    playedDays.subscribe,
    () => playedDays.get(userId),
    () => prerenderedDays,
  )

/** Returns the length of the streak that the user has on a day, in days. */
export const useStreak = (userId: string | null, today: number): number => countStreak(useDays(userId), today)

/** Returns whether the user has finished the daily game of a day. */
export const useHasPlayed = (userId: string | null, day: number): boolean => useDays(userId).includes(day)
