import { describe, expect, it } from 'vitest'
import { countStreak } from './streak.ts'

/** Monday, 30 November 2026. */
const today = 20_787
/** Streak of a history that ends today: `x` is a played day, `.` a missed one. */
const streakOf = (history: string) =>
  countStreak(
    Array.from(history).flatMap((mark, index) => (mark === 'x' ? today - history.length + 1 + index : [])),
    today,
  )

describe('countStreak', () => {
  it.each([
    ['', 0],
    ['.', 0],
    ['x', 1],
    ['x.', 1],
    ['xx', 2],
    ['xxx.', 3],
    ['xxxxxxxxxx', 10],
  ])('counts “%s” as %i', (history, count) => expect(streakOf(history)).toBe(count))

  it.each([
    ['yesterday, while today is open', 'xxx..', 3],
    ['a day before the last', 'xxx.x', 4],
    ['one in each seven days', 'xx.xxxxxx.x', 9],
    ['the day after a streak of one', 'x.x', 2],
  ])('forgives %s', (_, history, count) => expect(streakOf(history)).toBe(count))

  it.each([
    ['two missed days in a row', 'xxxx..x', 1],
    ['the two days before today', 'xxxx...', 0],
    ['a second missed day within seven', 'xxx.xxxxx.x', 6],
    ['every other day', 'x.x.x.x', 2],
  ])('ends with %s', (_, history, count) => expect(streakOf(history)).toBe(count))

  it('crosses weeks, months and years', () => {
    const newYear = Date.UTC(2027, 0, 1) / 86_400_000
    expect(countStreak([newYear - 2, newYear - 1, newYear, newYear + 1], newYear + 1)).toBe(4)
  })

  it('ignores days to come, as after a clock went back', () => {
    expect(countStreak([today - 1, today, today + 1, today + 400], today)).toBe(2)
  })

  it('counts a day once', () => expect(countStreak([today, today, today], today)).toBe(1))
})
