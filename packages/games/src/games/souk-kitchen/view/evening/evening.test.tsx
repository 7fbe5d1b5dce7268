import { afterEach, expect, it } from 'vitest'
import '../../../../arcade.css'
import './evening.css'
import type { Stage } from '../../../../core/index.ts'
import { openNextDay } from '../../rules/day.ts'
import { rules } from '../../rules/rules.ts'
import { texts } from '../../texts.ts'
import { createEvening } from './evening.ts'

afterEach(() => document.body.replaceChildren())

/** Opens the evening of a golden day. */
function openEvening(day = 1) {
  const element = document.createElement('div')
  const stage = {
    element,
    texts: texts.en,
    dir: 'ltr',
    formatNumber: String,
    formatCount: () => '',
    announce: () => {},
  } as unknown as Stage<typeof texts.en>
  const evening = createEvening(stage)
  element.append(evening.element)
  document.body.append(element)
  const state = Object.assign(rules.start({ seed: 1, level: 1 }), { phase: 'evening', stars: 3, day })
  const update = (seconds: number) => evening.update(state, [3], seconds)
  update(0)
  const market = evening.element.querySelector('.souk-offers')
  return { evening, market, update }
}

it('celebrates a good day, and opens the market after it', () => {
  const { evening, market, update } = openEvening()
  expect(evening.element.textContent).toContain('A golden day!')
  expect(market).not.toBeVisible()
  update(3)
  update(0)
  expect(market).toBeVisible()
  expect(evening.element.querySelector('h2')?.textContent).toBe('Day 1')
})

it('opens the market, not the next day, on a press during the celebration', () => {
  const { evening, market, update } = openEvening()
  update(1)
  evening.activate()
  expect(market).toBeVisible()
  expect(evening.takePick()).toBeNull()
  update(1)
  evening.activate()
  expect(evening.takePick()).toBe(openNextDay)
})

it.each([
  [2, 'Day 3: Hummus'],
  [9, 'Day 11: Grilled halloumi'],
  [17, 'Day 20: Talk of the souk!'],
])('names what comes after day %i: %s', (day, news) => {
  const { evening } = openEvening(day)
  expect(evening.element.querySelector('.souk-tomorrow')?.textContent).toContain(news)
})
