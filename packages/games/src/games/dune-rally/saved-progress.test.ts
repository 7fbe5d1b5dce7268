import { describe, expect, it } from 'vitest'
import { getMedalTimes } from './rules/stages.ts'
import { getMedals, readProgress, recordTime } from './saved-progress.ts'
import { getCar } from './view/cars/garage.ts'

describe('saved progress', () => {
  it.each([
    [undefined],
    ['text'],
    [{ times: 'x', car: 7 }],
    [{ times: [-1, 0.5, NaN, 'soon', {}], car: 'rocket' }],
  ])('reads %j as none', (data) =>
    expect(readProgress(data)).toEqual({ times: [null, null, null, null, null], car: 'wagon' }),
  )

  it('keeps the best time of each stage', () => {
    const progress = readProgress({ times: [4200] })
    expect([4300, 4100, 4100].map((steps) => recordTime(progress, 0, steps))).toEqual([false, true, false])
    expect(recordTime(progress, 3, 5000)).toBe(true)
    expect(progress.times).toEqual([4100, null, null, 5000, null])
  })

  it('gives the medals of its times, which unlock the cars', () => {
    const { gold, bronze } = getMedalTimes(2, 0)
    const progress = readProgress({ times: [gold, bronze, 99_999], car: 'buggy' })
    expect(getMedals(progress, 2)).toEqual(['gold', 'bronze', null, null, null])
    expect(getCar(progress, 2)).toBe('wagon')
    expect(getCar({ ...progress, car: 'pickup' }, 2)).toBe('pickup')
    expect(getCar({ ...progress, times: progress.times.map(() => gold) }, 2)).toBe('buggy')
  })
})
