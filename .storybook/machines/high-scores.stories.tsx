import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  highScoresFixtures,
  unsortedScores,
} from '../../packages/machines/src/high-scores/high-scores.fixtures.ts'
import {
  highScoresMachine,
  selectScores,
  selectScoresFailure,
  selectScoresReady,
  type HighScoresPorts,
} from '../../packages/machines/src/high-scores/index.ts'
import { PortError } from '../../packages/machines/src/port/errors/port-error.ts'
import { createSubject } from '../machine-inspector/controls/subject.ts'
import { everyState, playground, scenarios } from '../machine-inspector/stories.tsx'
import { HighScoresView } from './views/high-scores-view.tsx'

export default { title: 'Machines/High scores' } satisfies Meta

const subject = createSubject<typeof highScoresMachine, HighScoresPorts>(
  highScoresMachine,
  highScoresFixtures,
)
const down = new PortError('server', 'down')

export const Playground = playground(subject, HighScoresView)

export const Scenarios = scenarios(subject, [
  {
    en: 'High scores are listed ordered by score descending.',
    ar: 'تُعرض أعلى النتائج مرتّبة تنازليًا.',
    run: async (driver) => {
      await driver.send({ type: 'scores.load' })
      await expect(driver.held).toEqual(['listOrdered'])
      await driver.resolve('listOrdered', unsortedScores)
      await expect(selectScores(driver.snapshot).map(({ score }) => score)).toEqual([900, 200, 200])
    },
  },
  {
    en: 'On failure retry without ordering and sort locally.',
    ar: 'عند الإخفاق تُطلب من دون ترتيب وتُرتَّب هنا.',
    run: async (driver) => {
      await driver.send({ type: 'scores.load' })
      await driver.reject('listOrdered', down)
      await expect(driver.held).toEqual(['listUnordered'])
      await driver.resolve('listUnordered', unsortedScores)
      await expect(selectScores(driver.snapshot).map(({ score }) => score)).toEqual([900, 200, 200])
    },
  },
  {
    en: 'No response within 30 s is also a failure: retry without ordering.',
    ar: 'وانقضاء 30 ثانية بلا جواب إخفاق أيضًا: تُطلب من دون ترتيب.',
    run: async (driver) => {
      await driver.send({ type: 'scores.load' })
      await driver.advance(30_000)
      await expect(driver.held).toEqual(['listUnordered'])
    },
  },
  {
    spec: ['8.10'],
    en: '“Failed to fetch high scores…”',
    ar: '«تعذّر جلب أعلى النتائج…»',
    run: async (driver) => {
      await driver.send({ type: 'scores.load' })
      await driver.reject('listOrdered', down)
      await driver.reject('listUnordered', down)
      await expect(selectScoresFailure(driver.snapshot)).toBe('load')
    },
  },
  {
    en: '“No high scores yet. Be the first!”: the list loaded and is empty.',
    ar: '«لا نتائج بعد. كن الأول!»: لوحة نعلم أنها فارغة.',
    run: async (driver) => {
      await expect(selectScoresReady(driver.snapshot)).toBe(false)
      await driver.send({ type: 'scores.load' })
      await driver.resolve('listOrdered', [])
      await expect(selectScoresReady(driver.snapshot)).toBe(true)
      await expect(selectScores(driver.snapshot)).toEqual([])
    },
  },
  {
    en: 'After a submission the list is reloaded; the old list stays visible until then.',
    ar: 'بعد إرسال نتيجة يُعاد تحميل القائمة، ويبقى المعروض إلى حينه.',
    run: async (driver) => {
      await driver.send({ type: 'scores.load' })
      await driver.resolve('listOrdered', unsortedScores)
      await driver.send({ type: 'scores.load' })
      await expect(driver.held).toEqual(['listOrdered'])
      await expect(selectScores(driver.snapshot)).toHaveLength(3)
    },
  },
])

export const EveryState = everyState(subject)
